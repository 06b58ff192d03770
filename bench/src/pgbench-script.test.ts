import { expect, it } from 'vitest'
import { pgbenchScript } from './pgbench-script.ts'

it('pgbenchScript writes the transaction with the sent values, and with a choice where they vary', () => {
  const script = pgbenchScript(
    [
      {
        sql: 'insert into votes\n  values ($1, $2::jsonb, $3, $2)',
        parameters: ['maya', `{"it's":1}`, new Date('2026-03-04T09:00:00.500Z')],
      },
      { sql: 'select $1, $2', parameters: [null, 7] },
    ],
    [{ variable: 'voter', sent: 'maya', from: ['one', 'two'] }],
  )
  const json = `U&'{"it''s"\\003A1}'`
  expect(script.split('\n')).toEqual([
    '\\set voter random(1, 2)',
    'begin;',
    `insert into votes values (('{one,two}'::uuid[])[:voter], ${json}::jsonb, to_timestamp(1772614800.5), ${json});`,
    'select null, 7;',
    'commit;',
    '',
  ])
})
