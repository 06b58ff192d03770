import { SAFETY_KINDS } from '@squash/contract/values'
import { type Assessment, assess } from '@squash/rules/safety/assess'
import { isDanger, trainModel } from '@squash/rules/safety/model/train'
import { describe, expect, it } from 'vitest'
import { loadHints } from '../../apps/server/src/features/safety/load-model.ts'
import { type LabelledMessage, readLabelledMessages } from './labelled-messages.ts'

const messages = readLabelledMessages()
const hints = loadHints(null)
const assessments = new Map<string, Assessment>(messages.map(({ text }) => [text, assess(text, hints)]))

const levelOf = ({ text }: LabelledMessage): Assessment['level'] => assessments.get(text)?.level ?? 'none'
const share = (of: readonly LabelledMessage[], levels: readonly Assessment['level'][]): number =>
  of.length === 0 ? 0 : of.filter((message) => levels.includes(levelOf(message))).length / of.length
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const dangerous = (of: readonly LabelledMessage[]) => of.filter(({ kinds }) => isDanger(kinds))
const harmless = (of: readonly LabelledMessage[]) => of.filter(({ kinds }) => kinds.length === 0)

/** One line of the report: how many dangerous messages were found, at which level, and how many harmless ones with them. */
function line(name: string, of: readonly LabelledMessage[]): string {
  const [danger, safe] = [dangerous(of), harmless(of)]
  return [
    name.padEnd(18),
    `found ${percent(share(danger, ['hint', 'serious', 'stop']))} of ${danger.length}`,
    `(plainly ${percent(share(danger, ['serious', 'stop']))})`,
    `harmless: hint ${percent(share(safe, ['hint']))}, serious ${percent(share(safe, ['serious', 'stop']))} of ${safe.length}`,
  ].join('  ')
}

const by =
  <Key extends string>(keys: readonly Key[], has: (message: LabelledMessage, key: Key) => boolean) =>
  (of: readonly LabelledMessage[]) =>
    keys.map((key) =>
      line(
        key,
        of.filter((message) => has(message, key)),
      ),
    )

describe('the safety check on labelled messages', () => {
  it.each(['train', 'tune', 'test'] as const)('prints its figures: %s', (split) => {
    const of = messages.filter((message) => message.split === split)
    const threats = of.filter(({ stop }) => stop)
    const report = [
      `${split}: ${of.length} messages`,
      line('all', of),
      ...by(SAFETY_KINDS, ({ kinds }, kind) => kinds.includes(kind))(of),
      ...by(['en', 'es', 'de', 'fr', 'pt', 'hi', 'ar', 'zh'], ({ language }, one) => language === one)(of),
      ...by([...new Set(of.map(({ author }) => author))], ({ author }, one) => author === one)(of),
      `direct threats stopped: ${percent(share(threats, ['stop']))} of ${threats.length}`,
    ]
    console.info(report.join('\n'))
    expect(of.length).toBeGreaterThan(0)
  })

  it('has no message twice', () => {
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
  })

  it('is trained the same way again, on any machine', () => {
    const of = (split: string) => messages.filter((message) => message.split === split)
    expect({ model: trainModel(of('train'), of('tune')) }).toMatchObject({ model: hints?.model })
  }, 60_000)
})
