import type { CrisisNeed, SafetyKind } from '@squash/contract/values'

export { CRISIS_NEEDS, type CrisisNeed } from '@squash/contract/values'

/** A service that listens or protects. At least one of phone, text and url leads to it. */
export type CrisisResource = {
  name: string
  needs: readonly CrisisNeed[]
  /** As it is dialled within the country. */
  phone?: string
  /** Number for text messages, with the word to send where one is asked for. */
  text?: string
  url: string
}

export type CrisisCountry = {
  /** Number of the police or of all emergency services. */
  emergency: string
  resources: readonly CrisisResource[]
}

/** Everything that the panel can offer. The operator may replace it by a file of the same shape. */
export type CrisisResources = {
  /** Year and month in which the numbers were last compared with what the services publish. */
  as_of: string
  /** By ISO 3166 code of two capitals. */
  countries: Readonly<Record<string, CrisisCountry>>
  /** For everybody whose country is unknown or not listed. */
  international: readonly CrisisResource[]
}

/** What each kind of warning sign needs. Slurs need nothing but second thoughts. */
export const NEEDS: Record<SafetyKind, readonly CrisisNeed[]> = {
  threat: ['violence'],
  self_harm: ['despair'],
  violence_at_home: ['violence'],
  coercive_control: ['violence'],
  stalking: ['violence'],
  minor_at_risk: ['children'],
  slur: [],
  doxxing: ['violence'],
}
