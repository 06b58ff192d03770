import { randomUUID } from 'node:crypto'
import type { TestSquash } from './squash.ts'

/** Leaves jobs about a person that no worker has started yet, and jobs that failed permanently. */
export async function leaveJobs(
  { database: { query }, clock }: TestSquash,
  person: { id: string; email: string },
  other: string,
): Promise<void> {
  const add = (name: string, state: string, data: object, output: object | null, key: string | null) =>
    query(
      `insert into pgboss.job (name, state, data, output, singleton_key, start_after)
       values ($1, $2, $3, $4, $5, now() + interval '1 year')`,
      [name, state, JSON.stringify(data), output && JSON.stringify(output), key],
    )
  const event = { type: 'conflict.responded', conflict: randomUUID(), parties: [person.id, other] }
  await add(
    'auth.mail',
    'created',
    { id: randomUUID(), kind: 'recovery', to: person.email, code: '123456' },
    null,
    null,
  )
  await add('auth.mail', 'failed', { id: randomUUID(), to: person.email }, { message: `no ${person.email}` }, null)
  await add('visits.count', 'created', { person: person.id, at: clock.now() }, null, person.id)
  await add('conflicts.mediate', 'created', { id: 1, event }, null, null)
  await add('conflicts.mediate', 'failed', { id: 1, event }, { message: `Key (${person.id}) is gone` }, null)
  await query('insert into outbox (type, event, occurred_at, published_at) values ($1, $2, now(), now())', [
    event.type,
    JSON.stringify({ ...event, at: clock.now() }),
  ])
  await query('insert into sent_mails (key, sent_at) values ($1, now())', [`turn:${event.conflict}:${person.id}`])
}
