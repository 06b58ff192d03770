import { useState } from 'react'
import { Loaded } from '../../lib/loaded.tsx'
import { CrisisList, EmergencyNumber } from '../../lib/safety/crisis-list.tsx'
import { Card } from '../../ui/card.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { CountryField } from './country-field.tsx'
import { useCrisisHelp } from './use-crisis-help.ts'

/**
 * The numbers, first on the page, for the country that the browser names or the person chooses. To call for help in danger stands
 * there also while they load, and when they do not.
 */
export function WhoCanHelp() {
  const [country, setCountry] = useState<string | null>(null)
  const help = useCrisisHelp(country)
  return (
    <Card as="section" className="flex flex-col gap-5 sm:p-8">
      <h2 className="text-2xl">Who can help</h2>
      <EmergencyNumber emergency={help.data?.emergency ?? null} />
      <Loaded query={help} failed="The numbers did not load" skeleton={<HelpSkeleton />}>
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
  return (
    <Loading label="Looking up who can help…" className="flex flex-col gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-110 sm:h-80" />
    </Loading>
  )
}
