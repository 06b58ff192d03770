/** A row of a Markdown table, by column heading. */
export type Row = Readonly<Record<string, string>>

/** The tables of a page, each with the heading above it. */
export function tablesOf(markdown: string): { heading: string; rows: Row[] }[] {
  const tables: { heading: string; rows: Row[] }[] = []
  let heading = ''
  let columns: string[] | null = null
  for (const line of markdown.split('\n')) {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    if (!line.startsWith('|')) {
      columns = null
    } else if (columns === null) {
      columns = cellsOf(line)
      tables.push({ heading, rows: [] })
    } else if (!/^\|[-|]+$/.test(line)) {
      const cells = cellsOf(line)
      tables.at(-1)?.rows.push(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
    }
  }
  return tables
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/** Without code marks. */
export const plain = (cell: string): string => cell.replaceAll('`', '')

const UNITS: Readonly<Record<string, number>> = {
  KiB: 1024,
  MiB: 1024 * 1024,
  ms: 1,
  s: 1000,
  minutes: 60 * 1000,
  hours: 60 * 60 * 1000,
}

/** The amount at the start of a cell: bytes, milliseconds, or the number itself ('1,000 characters'). NaN if none. */
export function amountIn(cell: string): number {
  const [, digits = '', unit = ''] = /^\$?(-?[\d,]+(?:\.\d+)?) ?([A-Za-z]*)/.exec(cell) ?? []
  return digits === '' ? Number.NaN : Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1)
}
