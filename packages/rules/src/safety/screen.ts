import { CONTROL_CUES } from './cues/coercive-control.ts'
import { anyTogether, type Cue } from './cues/cue.ts'
import { EXPOSURE_CUES } from './cues/doxxing/exposure.ts'
import { PRIVATE_CUES } from './cues/doxxing/private.ts'
import { DOXXING_CUES } from './cues/doxxing.ts'
import { PLAIN_CUES } from './cues/minor-at-risk/plain.ts'
import { MINOR_CUES } from './cues/minor-at-risk.ts'
import { LEAVING_CUES } from './cues/self-harm/leaving.ts'
import { SELF_HARM_CUES } from './cues/self-harm.ts'
import { FOUND_CUES, SEEN_CUES } from './cues/stalking/seen.ts'
import { STALKING_CUES } from './cues/stalking.ts'
import { HINT_CUES, THREAT_CUES } from './cues/threat.ts'
import { VIOLENCE_CUES } from './cues/violence-at-home.ts'
import { COERCIVE_CONTROL } from './kinds/coercive-control.ts'
import { DOXXING, withNamedData } from './kinds/doxxing.ts'
import { MINOR_AT_RISK } from './kinds/minor-at-risk.ts'
import { SELF_HARM } from './kinds/self-harm.ts'
import { holdsSlur } from './kinds/slur.ts'
import { STALKING } from './kinds/stalking.ts'
import { threatIn } from './kinds/threat.ts'
import { VIOLENCE_AT_HOME } from './kinds/violence-at-home.ts'
import { GERMAN } from './languages/german.ts'
import { SPANISH } from './languages/spanish.ts'
import { isFramed } from './reading/frames.ts'
import { type Sentence, sentencesToJudge } from './reading/read.ts'
import { type Words, wordsOf } from './reading/words.ts'
import { SAFETY_KINDS, type SafetyKind, type Screening } from './screening.ts'
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
const CUES: Partial<Record<SafetyKind, readonly Cue[]>> = {
  threat: THREAT_CUES,
  self_harm: SELF_HARM_CUES,
  violence_at_home: VIOLENCE_CUES,
  coercive_control: CONTROL_CUES,
  stalking: STALKING_CUES,
  minor_at_risk: MINOR_CUES,
  doxxing: DOXXING_CUES,
}
/** Cues whose groups may stand in two neighbouring sentences. */
const ACROSS: Partial<Record<SafetyKind, readonly Cue[]>> = {
  self_harm: LEAVING_CUES,
  minor_at_risk: PLAIN_CUES,
  threat: HINT_CUES,
  stalking: [...SEEN_CUES, ...FOUND_CUES],
  doxxing: [...PRIVATE_CUES, ...EXPOSURE_CUES],
}
const LANGUAGES: readonly Signs[] = [ENGLISH, GERMAN, SPANISH]

/** What the screen makes of one sentence. */
type Judged = { sentence: Sentence; threatens: boolean; kinds: readonly SafetyKind[] }

/**
 * Judges what a person is about to send, before it is stored or shown to anybody (decisions §13). A direct threat of their
 * own is a stop. Everything else that may mean danger is a pause: it asks, and lets through.
 * @param text as typed, of any length; the judgement takes time in proportion to it
 */
export function screen(text: string): Screening {
  const judged = sentencesToJudge(text).map(judge)
  const named = withNamedData(text)
  const readings = named === text ? [judged] : [judged, sentencesToJudge(named).map(judge)]
  const kinds = new Set(
    readings.flatMap((reading) => [...reading.flatMap((one) => one.kinds), ...kindsAcross(reading)]),
  )
  const [first, ...others] = SAFETY_KINDS.filter((kind) => kinds.has(kind))
  if (first === undefined) return { outcome: 'nothing' }
  const isThreat = judged.some(({ threatens }) => threatens) && !judged.some(({ sentence }) => isJest(sentence))
  return { outcome: isThreat ? 'stop' : 'pause', kinds: [first, ...others] }
}

/** Violence that is only wished for is no report of violence, unless the author is among those it meets. */
const MENTIONS_SELF = / (?:me|my|us|our) /

/** What somebody else threatened is violence that the author lives with. */
function judge(sentence: Sentence): Judged {
  const { words } = sentence
  const { direct, hinted } = threatIn(sentence)
  const threatens = direct === 'own'
  const ownViolence = threatens || (hinted && !MENTIONS_SELF.test(words.text))
  const found = isFramed(words) ? [] : SAFETY_KINDS.filter((kind) => tellsOf(kind, words))
  const kinds: SafetyKind[] = [
    ...found.filter((kind) => kind !== 'violence_at_home' || !ownViolence),
    ...(threatens || hinted ? (['threat'] as const) : []),
    ...(direct === 'told' ? (['violence_at_home'] as const) : []),
    ...(holdsSlur(sentence) ? (['slur'] as const) : []),
  ]
  return { sentence, threatens, kinds }
}

const tellsOf = (kind: SafetyKind, words: Words): boolean =>
  LANGUAGES.some((signs) => anyOf(signs[kind] ?? [], words)) || anyTogether(CUES[kind] ?? [], words)

/** What each sentence and the one before it are a sign of together. */
function kindsAcross(judged: readonly Judged[]): SafetyKind[] {
  const texts = judged.map(({ sentence: { words } }) => (isFramed(words) ? ' ' : words.text))
  const pairs = texts.map((text, at) => wordsOf(`${texts[at - 1] ?? ''}${text}`))
  return SAFETY_KINDS.filter((kind) => pairs.some((words) => anyTogether(ACROSS[kind] ?? [], words)))
}

/** Laughter beside a threat: most likely a joke between people who know each other, so the author is asked. */
const isJest = ({ words }: Sentence): boolean =>
  / (?:lol|just kidding|only kidding|just joking|only joking) /.test(words.text)
