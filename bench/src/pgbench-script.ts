/** A statement as the product sends it. */
export type Sent = { sql: string; parameters: readonly unknown[] }

/** Values that vary from run to run: pgbench replaces the sent value with one of these. */
export type Choice = { variable: string; sent: string; from: readonly string[] }

/**
 * These statements as a transaction for pgbench, one for one.
 * @param choices a parameter that equals `sent` becomes one of the values in `from`, chosen for each transaction
 */
export const pgbenchScript = (statements: readonly Sent[], choices: readonly Choice[]): string =>
  [
    ...choices.map(({ variable, from }) => `\\set ${variable} random(1, ${from.length})`),
    'begin;',
    ...statements.map(({ sql, parameters }) => `${oneLine(fill(sql, parameters, choices))};`),
    'commit;',
    '',
  ].join('\n')

const oneLine = (sql: string): string => sql.replaceAll(/\s+/g, ' ').trim()

const fill = (sql: string, parameters: readonly unknown[], choices: readonly Choice[]): string =>
  sql.replaceAll(/\$(\d+)/g, (_, number: string) => written(parameters[Number(number) - 1], choices))

function written(value: unknown, choices: readonly Choice[]): string {
  const choice = choices.find(({ sent }) => sent === value)
  if (choice) return `('{${choice.from.join(',')}}'::uuid[])[:${choice.variable}]`
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return `to_timestamp(${value.getTime() / 1000})`
  if (typeof value === 'string') return quoted(value)
  throw new Error(`No way to write ${typeof value} into a script`)
}

/** pgbench takes a colon for the beginning of a variable, even within quotes. */
const quoted = (text: string): string =>
  `U&'${text.replaceAll('\\', '\\005C').replaceAll("'", "''").replaceAll(':', '\\003A')}'`
