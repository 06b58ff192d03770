import { SAFETY_KINDS } from '@squash/contract/values'
import { type Assessment, assess, assessWith } from '@squash/rules/safety/assess'
import type { SafetyModel } from '@squash/rules/safety/model/model'
import { isDanger, trainModel } from '@squash/rules/safety/model/train'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadHints } from '../../apps/server/src/features/safety/load-model.ts'
import { type LabelledMessage, readLabelledMessages, readTrainingMessages } from './labelled-messages.ts'

type Level = Assessment['level']
type Judged = Pick<LabelledMessage, 'text' | 'kinds' | 'stop' | 'author' | 'language'> & { level: Level }

const messages = readLabelledMessages()
const byText = new Map(messages.map((message) => [message.text, message]))
const hints = loadHints(null)

const share = (of: readonly Judged[], levels: readonly Level[]): number =>
  of.length === 0 ? 0 : of.filter(({ level }) => levels.includes(level)).length / of.length
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const found = (of: readonly Judged[]) => share(dangerous(of), ['hint', 'serious', 'stop'])
const dangerous = (of: readonly Judged[]) => of.filter(({ kinds }) => isDanger(kinds))
const harmless = (of: readonly Judged[]) => of.filter(({ kinds }) => kinds.length === 0)
const threats = (of: readonly Judged[]) => of.filter(({ stop }) => stop)

/** One line of the report: how many dangerous messages, and how many harmless ones, were found at which level. */
function line(name: string, of: readonly Judged[]): string {
  const [danger, safe] = [dangerous(of), harmless(of)]
  return [
    name.padEnd(18),
    `found ${percent(found(of))} of ${danger.length}`,
    `(plainly ${percent(share(danger, ['serious', 'stop']))})`,
    `harmless: hint ${percent(share(safe, ['hint']))}, serious ${percent(share(safe, ['serious', 'stop']))} of ${safe.length}`,
  ].join('  ')
}

const by =
  <Key extends string>(keys: readonly Key[], has: (message: Judged, key: Key) => boolean) =>
  (of: readonly Judged[]) =>
    keys.map((key) =>
      line(
        key,
        of.filter((message) => has(message, key)),
      ),
    )

function report(title: string, of: readonly Judged[]): string {
  const stopped = share(threats(of), ['stop'])
  return [
    `${title}: ${of.length} messages`,
    line('all', of),
    line(
      'not English',
      of.filter(({ language }) => language !== 'en'),
    ),
    ...by(SAFETY_KINDS, ({ kinds }, kind) => kinds.includes(kind))(of),
    ...by(['en', 'es', 'de', 'fr', 'pt', 'hi', 'ar', 'zh'], ({ language }, one) => language === one)(of),
    ...by([...new Set(of.map(({ author }) => author))], ({ author }, one) => author === one)(of),
    `direct threats stopped: ${percent(stopped)} of ${threats(of).length}`,
    `stopped though no direct threat: ${percent(
      share(
        of.filter(({ stop, kinds }) => !stop && isDanger(kinds)),
        ['stop'],
      ),
    )} of dangerous messages`,
  ].join('\n')
}

it('the labelled messages contain no duplicates', () => {
  expect(byText.size).toBe(messages.length)
})

describe('the safety check on messages of authors its model has not seen', () => {
  let judged: Judged[] = []
  let model: SafetyModel | undefined

  beforeAll(() => {
    const trained = trainModel(readTrainingMessages())
    model = trained.model
    const { threshold } = trained.model
    judged = trained.heldOut.flatMap(({ message: { text }, suspicion }) => {
      const message = byText.get(text)
      return message ? [{ ...message, level: assessWith(text, { suspicion, threshold }).level }] : []
    })
  }, 600_000)

  it('comes with the model that training reproduces', () => {
    expect(model).toEqual(hints?.model)
  })

  it('finds most dangers with few false alarms', () => {
    console.info(report('each third of the authors, by a model trained on the others', judged))
    expect(found(judged)).toBeGreaterThan(0.72)
    expect(share(harmless(judged), ['hint'])).toBeLessThan(0.065)
    expect(share(harmless(judged), ['serious', 'stop'])).toBeLessThan(0.012)
  })

  it.each(['en', 'es', 'de', 'fr', 'pt', 'hi', 'ar', 'zh'])('finds dangers written in "%s"', (language) => {
    expect(found(judged.filter((message) => message.language === language))).toBeGreaterThan(0.6)
  })

  it.each(SAFETY_KINDS.filter((kind) => kind !== 'slur'))('finds dangers of the kind %s', (kind) => {
    expect(found(judged.filter(({ kinds }) => kinds.includes(kind)))).toBeGreaterThan(0.6)
  })

  it('stops direct threats, but hardly any author who reports danger', () => {
    expect(share(threats(judged), ['stop'])).toBeGreaterThan(0.62)
    const others = judged.filter(({ stop, kinds }) => !stop && isDanger(kinds))
    expect(share(others, ['stop'])).toBeLessThan(0.015)
  })
})

describe('the safety check on its test authors', () => {
  const testing = messages.filter(({ split }) => split === 'test')

  it.runIf(testing.length > 0)('finds more than 40 % of the danger, and prints its figures', () => {
    const judged = testing.map((message) => ({ ...message, level: assess(message.text, hints).level }))
    console.info(report('test authors', judged))
    expect(found(judged)).toBeGreaterThan(0.4)
  })
})
