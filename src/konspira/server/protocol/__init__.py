"""The protocol of the web table: every message as a type, and the JSON schema of them all."""
