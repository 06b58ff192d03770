import type { SafetyKind } from '@squash/contract/values'

/** What a sign may be about, to the author: a guess that claims nothing about them. */
export const SIGN_WORDS: Record<SafetyKind, string> = {
  threat: 'someone getting hurt',
  self_harm: 'someone who may hurt themselves or doesn’t want to live',
  violence_at_home: 'violence at home',
  coercive_control: 'one person controlling the other',
  stalking: 'someone being followed or watched',
  minor_at_risk: 'a child who may be at risk',
  slur: 'a word that hurts people for who they are',
  doxxing: 'where or how to find someone',
}
