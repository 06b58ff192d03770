import type { SafetyKind } from '@squash/contract/values'
import { CRISIS_NEEDS, type CrisisResource, type CrisisResources, NEEDS } from './resource.ts'

/**
 * The panel's contents: the emergency number, if the country is known, and the services that can help, most urgent
 * first.
 */
export type CrisisHelp = { country: string | null; emergency: string | null; resources: readonly CrisisResource[] }

/**
 * Chooses the services to offer for a safety check's findings. Users whose locales name no listed country get the
 * international resources, never those of a guessed country: a number that does not answer is worse than none.
 * @param locales by preference, as a browser sends them (`de-CH`); the first with a listed region decides
 */
export function crisisHelp(
  kinds: readonly SafetyKind[],
  locales: readonly string[],
  { countries, international }: CrisisResources,
): CrisisHelp {
  const needs = CRISIS_NEEDS.filter((need) => kinds.some((kind) => NEEDS[kind].includes(need)))
  if (needs.length === 0) return { country: null, emergency: null, resources: [] }
  const country = locales.map(regionOf).find((region) => region !== null && Object.hasOwn(countries, region)) ?? null
  const listed = country === null ? undefined : countries[country]
  return {
    country,
    emergency: listed?.emergency ?? null,
    resources: [...byNeed(listed?.resources ?? [], needs), ...byNeed(international, needs)],
  }
}

const byNeed = (resources: readonly CrisisResource[], needs: readonly string[]): CrisisResource[] => [
  ...new Set(needs.flatMap((need) => resources.filter((resource) => resource.needs.some((met) => met === need)))),
]

/** The region of a language tag: two letters after the language, and after the script if there is one. */
const regionOf = (locale: string): string | null =>
  /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z0-9])/i.exec(locale)?.[1]?.toUpperCase() ?? null
