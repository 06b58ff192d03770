import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/query.ts'

/** Who can help in a country. @param country two capitals; null leaves it to the languages that the browser sends along */
export const useCrisisHelp = (country: string | null) =>
  useQuery(
    api.safety.get_crisis_resources.queryOptions({
      input: { p_locale: country === null ? null : `und-${country}` },
      placeholderData: keepPreviousData,
    }),
  )
