import type { Announce } from '../../platform/outbox/outbox.ts'

const changed = (debate: string, people: readonly (string | null)[]) =>
  people
    .filter((person) => person !== null)
    .map((person) => ({ person, live: { event: 'debate.changed' as const, data: { debate_id: debate } } }))

/** Has the two parties of a debate refetch it. Everyone else follows its tally. */
export const announceDebate: Announce = {
  'debate.started': ({ debate, invitee }) => changed(debate, [invitee]),
  'debate.joined': ({ debate, person }) => changed(debate, [person]),
  'debate.answered': ({ debate, creator, opponent }) => changed(debate, [creator, opponent]),
  'debate.completed': ({ debate, parties }) => changed(debate, parties),
  'debate.hidden': ({ debate, parties }) => changed(debate, parties),
  'debate.expired': ({ debate, creator, invitee }) => changed(debate, [creator, invitee]),
}
