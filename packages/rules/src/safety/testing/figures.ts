import { screen } from '../screen.ts'
import { SAFETY_KINDS, type SafetyKind, type Screening } from '../screening.ts'
import type { Labelled } from './labelled.ts'

const judged = new Map<string, Screening>()

/** The screening of a text, which every figure asks for anew. */
export function screeningOf(text: string): Screening {
  const screening = judged.get(text) ?? screen(text)
  judged.set(text, screening)
  return screening
}

const kindsFound = (text: string): readonly SafetyKind[] => {
  const screening = screeningOf(text)
  return screening.outcome === 'nothing' ? [] : screening.kinds
}

const share = (messages: readonly Labelled[], holds: (message: Labelled) => boolean): string => {
  const held = messages.filter(holds).length
  return messages.length === 0 ? '-' : `${held}/${messages.length} ${(held / messages.length).toFixed(3)}`
}

const isFlagged = ({ text }: Labelled): boolean => screeningOf(text).outcome !== 'nothing'

/** The share of dangerous messages that get a pause or a stop, 0 to 1. */
export const recallOf = (messages: readonly Labelled[]): number => {
  const dangerous = messages.filter(({ expected }) => expected !== 'nothing')
  return dangerous.filter(isFlagged).length / dangerous.length
}

/** The share of messages without danger that get one, 0 to 1. */
export const falseAlarmsOf = (messages: readonly Labelled[]): number => {
  const safe = messages.filter(({ expected }) => expected === 'nothing')
  return safe.filter(isFlagged).length / safe.length
}

/** Each figure as counts and a share, to be printed. */
export function figuresOf(messages: readonly Labelled[]): Record<string, string> {
  const safe = messages.filter(({ expected }) => expected === 'nothing')
  return {
    'recall, all dangerous': share(
      messages.filter(({ expected }) => expected !== 'nothing'),
      isFlagged,
    ),
    'direct threats stopped': share(
      messages.filter(({ expected }) => expected === 'stop'),
      ({ text }) => screeningOf(text).outcome === 'stop',
    ),
    'stopped, though a pause would do': share(
      messages.filter(({ expected }) => expected === 'pause'),
      ({ text }) => screeningOf(text).outcome === 'stop',
    ),
    'false alarms, harmless anger': share(
      safe.filter(({ guise }) => guise === 'anger'),
      isFlagged,
    ),
    'false alarms, all harmless': share(safe, isFlagged),
    ...Object.fromEntries(
      SAFETY_KINDS.map((kind) => [
        `recall, ${kind}`,
        share(
          messages.filter(({ kinds }) => kinds.includes(kind)),
          ({ text }) => kindsFound(text).includes(kind),
        ),
      ]),
    ),
  }
}
