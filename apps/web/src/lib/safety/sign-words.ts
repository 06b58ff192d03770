import type { SafetyKind } from '@squash/contract/values'

/** What a sign may mean, to whoever wrote it: a guess that claims nothing about them. */
export const SIGN_WORDS: Record<SafetyKind, string> = {
  threat: 'harm to somebody',
  self_harm: 'somebody who may hurt themselves, or does not want to live',
  violence_at_home: 'violence at home',
  coercive_control: 'one person controlling the other',
  stalking: 'somebody being followed or watched',
  minor_at_risk: 'a child who may be at risk',
  slur: 'a word that hurts people for what they are',
  doxxing: 'where or how to find somebody',
}
