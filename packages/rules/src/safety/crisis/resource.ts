import type { CrisisNeed, SafetyKind } from '@squash/contract/values'

export { CRISIS_NEEDS, type CrisisNeed } from '@squash/contract/values'

/** A service that listens or protects. It has at least a phone number, a text number or a url. */
export type CrisisResource = {
  name: string
  needs: readonly CrisisNeed[]
  /** As dialled within the country. */
  phone?: string
  /** The number for text messages, with the word to send if the service needs one. */
  text?: string
  url: string
}

type CrisisCountry = {
  /** The number of the police or of all emergency services. */
  emergency: string
  resources: readonly CrisisResource[]
}

/** All the resources the panel can offer. An operator may replace it with a file of the same shape. */
export type CrisisResources = {
  /** Year and month in which the numbers were last checked against the services' publications. */
  as_of: string
  /** By ISO 3166 code, two capital letters. */
  countries: Readonly<Record<string, CrisisCountry>>
  /** For users whose country is unknown or not listed. */
  international: readonly CrisisResource[]
}

/** The needs that each kind of warning sign raises. Slurs raise none. */
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
