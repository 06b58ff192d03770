import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LoadPage } from '../../lib/load-page.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { api } from '../../lib/query.ts'
import { CrisisList, EmergencyNumber } from '../../lib/safety/crisis-list.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Skeletons } from '../../ui/states.tsx'

/**
 * The phone numbers, first on the page, for the browser's or the chosen country. The advice to call for help in danger
 * is also shown while they load, and if they fail to.
 */
export function WhoCanHelp() {
  const [country, setCountry] = useState<string | null>(null)
  const help = useCrisisHelp(country)
  return (
    <Card as="section" className="flex flex-col gap-5 sm:p-8">
      <h2 className="text-2xl">Who can help</h2>
      <EmergencyNumber emergency={help.data?.emergency ?? null} />
      <Loaded query={help} failed="The numbers didn’t load" skeleton={<HelpSkeleton />}>
        {({ resources, countries, country: shown }) => (
          <>
            <CountryField countries={countries} value={shown} onChange={setCountry} />
            <CrisisList resources={resources} />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function HelpSkeleton() {
  return <Skeletons label="Looking up who can help…" className="flex flex-col gap-4" of={['h-28', 'h-110 sm:h-80']} />
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' })

type CountryFieldProps = {
  countries: readonly string[]
  /** ISO 3166 code; null while the country is unknown. */
  value: string | null
  onChange: (country: string) => void
}

/** The country to show numbers for; the browser's language may name another one. */
function CountryField({ countries, value, onChange }: CountryFieldProps) {
  const named = countries
    .map((code) => ({ code, name: NAMES.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return (
    <Field
      label="Where are you?"
      hint="Not listed? The last entry below lists help in most countries."
      className="max-w-sm"
    >
      {(control) => (
        <select {...control} value={value ?? ''} onChange={(event) => onChange(event.target.value)} className="control">
          {value === null && <option value="">Choose a country</option>}
          {named.map(({ code, name }) => (
            <option key={code} value={code} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * Who can help in a country.
 * @param country a two-letter code in capitals; null lets the server go by the browser's languages
 */
const useCrisisHelp = (country: string | null) =>
  useQuery({ ...crisisOptions(country), placeholderData: keepPreviousData })

const crisisOptions = (country: string | null, from = api) =>
  from.safety.get_crisis_resources.queryOptions({
    input: { p_locale: country === null ? null : `und-${country}` },
  })

export const loadSafety: LoadPage = async ({ queries, api: visitor }) => {
  await queries.fetchQuery(crisisOptions(null, visitor))
  return {}
}
