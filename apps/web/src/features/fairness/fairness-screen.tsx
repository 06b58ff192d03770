import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../lib/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { figuresOptions, type ShownTable, shownTables, tablesOf } from './fairness.ts'

/** /fairness: how agreements and verdicts are spread over roles, moods and message lengths, for anyone to check. */
export function FairnessScreen() {
  return (
    <Page
      title="Is it fair?"
      documentTitle="Fairness"
      back={{ label: 'The public board', to: '/public-shame' }}
      lead={
        <p className="max-w-[68ch]">
          This page counts how conflicts ended for each side, so that anyone can see whether it matters who starts, who
          comes first, how angry they are, or how much they write. If Squash is fair, the rows of each table look alike.
        </p>
      }
    >
      <Figures />
      <p className="mt-5 max-w-[68ch] text-sm text-muted">
        Numbers under 30 aren’t shown, so that nobody can tell whose conflicts were counted. Rulings written without AI
        aren’t counted by side: they always find that both have a point.{' '}
        <TextLink to="/public-shame">Read the rulings</TextLink>
      </p>
    </Page>
  )
}

function Figures() {
  const { data, error, refetch, isFetching } = useQuery(figuresOptions())
  if (data) {
    const { tables, waiting } = shownTables(tablesOf(data))
    return (
      <div className="flex flex-col gap-5">
        {tables.map((table) => (
          <CountTable key={table.measure} table={table} />
        ))}
        {waiting.length > 0 && <TooFew titles={waiting} />}
      </div>
    )
  }
  if (error) return <LoadFailed query={{ error, isFetching, refetch }} />
  return (
    <Skeletons
      label="Loading the numbers…"
      className="flex flex-col gap-5"
      of={['h-56 rounded-card', 'h-56 rounded-card']}
    />
  )
}

/** Lists the tables in which no number has reached 30 yet, instead of showing them empty. */
const TooFew = ({ titles }: { titles: readonly string[] }) => (
  <Card as="section">
    <h2 className="text-xl">Not enough to count yet</h2>
    <p className="mt-1 text-muted">Each of these tables will show up here once one of its numbers reaches 30.</p>
    <ul className="mt-3 grid list-disc gap-1 pl-5 marker:text-muted">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  </Card>
)

/** On a phone the table scrolls sideways within its card, also by keyboard. */
function CountTable({ table: { measure, title, group, columns, rows, tooFew } }: { table: ShownTable }) {
  const id = `fairness-${measure}`
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={`${title}: table`} className="mt-3 overflow-x-auto rounded-control">
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b-2 border-outline text-sm">
              <th scope="col" className="py-2 pr-4 align-bottom">
                {group}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 py-2 text-right align-bottom">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, counts }) => (
              <tr key={name} className="border-b border-faint last:border-0">
                <th scope="row" className="min-w-28 py-2 pr-4 font-semibold">
                  {name}
                </th>
                {counts.map((count, at) => (
                  <td key={columns[at]} className="px-2 py-2 text-right whitespace-nowrap tabular-nums">
                    {count === null ? <UnderThirty /> : count.toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {tooFew.length > 0 && <p className="mt-3 text-sm text-muted">Under 30 in every row: {tooFew.join(', ')}.</p>}
    </Card>
  )
}

const UnderThirty = () => (
  <span className="text-muted">
    <span aria-hidden>&lt; 30</span>
    <span className="sr-only">under 30</span>
  </span>
)
