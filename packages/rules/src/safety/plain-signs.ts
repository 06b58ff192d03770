import { SAFETY_KINDS, type SafetyKind } from '@squash/contract/values'
import { COERCIVE_CONTROL } from './kinds/coercive-control.ts'
import { DOXXING, exposesPerson, withNamedData } from './kinds/doxxing.ts'
import { MINOR_AT_RISK } from './kinds/minor-at-risk.ts'
import { SELF_HARM } from './kinds/self-harm.ts'
import { hasSlur } from './kinds/slur.ts'
import { STALKING } from './kinds/stalking.ts'
import { threatIn } from './kinds/threat.ts'
import { VIOLENCE_AT_HOME } from './kinds/violence-at-home.ts'
import { GERMAN } from './languages/german.ts'
import { SPANISH } from './languages/spanish.ts'
import { threatensInOtherScript } from './languages/threats.ts'
import { isFramed } from './reading/frames.ts'
import { WITHOUT_HARM } from './reading/harmless.ts'
import { type Jest, jestIn } from './reading/jest.ts'
import { type Sentence, sentencesToJudge } from './reading/read.ts'
import { anyOf, type Sign } from './sign.ts'

type Signs = Partial<Record<SafetyKind, readonly Sign[]>>

const ENGLISH: Signs = {
  self_harm: SELF_HARM,
  violence_at_home: VIOLENCE_AT_HOME,
  coercive_control: COERCIVE_CONTROL,
  stalking: STALKING,
  minor_at_risk: MINOR_AT_RISK,
  doxxing: DOXXING,
}
const LANGUAGES: readonly Signs[] = [ENGLISH, GERMAN, SPANISH]

/**
 * The rules' findings in a text: kinds of danger in plain words, whether the author directly threatens violence, and
 * whether a threat is likely to be a joke, which is never a direct one. `exaggerates` marks a phrase that only sounds
 * dangerous ("flog you at Ludo").
 */
export type PlainSigns = {
  kinds: ReadonlySet<SafetyKind>
  threatens: boolean
  jest: Jest
  exaggerates: boolean
}

/** Looks for danger that is stated plainly. The rules are narrow on purpose: their findings are nearly always right. */
export function plainSignsIn(text: string): PlainSigns {
  const sentences = sentencesToJudge(text)
  const named = withNamedData(text)
  const readings = named === text ? sentences : [...sentences, ...sentencesToJudge(named)]
  const found = readings.map((sentence, at) => judge(sentence, readings[at - 1]))
  const kinds = new Set(found.flatMap((one) => one.kinds))
  if (exposesPerson(named)) kinds.add('doxxing')
  const jest = jestIn(text, sentences)
  const isThreatInOtherScript = threatensInOtherScript(text)
  if (isThreatInOtherScript) kinds.add('threat')
  if (jest === 'certain') kinds.delete('threat')
  const exaggerates = sentences.some(({ words }) => words.includes(WITHOUT_HARM))
  return {
    kinds,
    jest,
    exaggerates,
    threatens: jest === 'none' && (isThreatInOtherScript || found.some(({ threatens }) => threatens)),
  }
}

/** Violence that a sentence only hints at isn't violence at home, unless the author may be among its targets. */
const MENTIONS_SELF = / (?:me|my|us|our) /

/** A reported threat means that the author lives with violence, unless it was long ago ("Nan used to say"). */
function judge(sentence: Sentence, before?: Sentence): { threatens: boolean; kinds: readonly SafetyKind[] } {
  const { words, quoted } = sentence
  const { direct, hinted } = threatIn(sentence)
  const threatens = direct === 'own'
  const ownViolence = threatens || (hinted && !MENTIONS_SELF.test(words))
  const framed = isFramed(words) || (quoted && before !== undefined && isFramed(before.words))
  const found = framed ? [] : SAFETY_KINDS.filter((kind) => hasSignOf(kind, words))
  return {
    threatens,
    kinds: [
      ...found.filter((kind) => kind !== 'violence_at_home' || !ownViolence),
      ...(threatens || hinted ? (['threat'] as const) : []),
      ...(direct === 'reported' && !framed ? (['violence_at_home'] as const) : []),
      ...(hasSlur(sentence) ? (['slur'] as const) : []),
    ],
  }
}

const hasSignOf = (kind: SafetyKind, words: string): boolean =>
  LANGUAGES.some((signs) => anyOf(signs[kind] ?? [], words))
