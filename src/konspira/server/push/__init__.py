"""Notices by Web Push for guests who are away when their turn comes."""
