// The legal actions as they are sent: grouped by kind, fields in columns. A page offers these and no others.
/** @import { ActionGroup, Legal } from './types/page.js' */

/** How many actions are there? @param {Legal | undefined} legal */
export const size = (legal) => Object.values(legal ?? {}).reduce((n, group) => n + (group?.n ?? 0), 0);

/** Action number k of a group. @param {string} kind @param {ActionGroup} group @param {number} k */
const at = (kind, group, k) => ({
  do: kind,
  ...group.same,
  ...Object.fromEntries(Object.entries(group.each).map(([field, column]) => [field, column[k]])),
});

/**
 * All actions of one kind.
 * @template {{[kind: string]: any}} L
 * @template {keyof L & string} K
 * @param {L | undefined} legal
 * @param {K} name
 * @returns {NonNullable<NonNullable<L[K]>['of']>[]}
 */
export function kind(legal, name) {
  const group = legal?.[name];
  return group ? Array.from({ length: group.n }, (_, k) => at(name, group, k)) : [];
}

/** All actions. @param {Legal | undefined} legal */
export const all = (legal) => Object.keys(legal ?? {}).flatMap((name) => kind(legal, name));
