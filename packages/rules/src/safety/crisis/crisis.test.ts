import { SAFETY_KINDS } from '@squash/contract/values'
import { describe, expect, it } from 'vitest'
import { checkCrisisResources } from './check.ts'
import { crisisHelp } from './choose.ts'
import { DEFAULT_CRISIS_RESOURCES } from './default-resources.ts'
import { CRISIS_NEEDS } from './resource.ts'

const helpIn = (...locales: string[]) => crisisHelp(['self_harm'], locales, DEFAULT_CRISIS_RESOURCES)
const names = (resources: readonly { name: string }[]): string[] => resources.map(({ name }) => name)

describe('help in a crisis', () => {
  it.each([
    ['en-US', '988 Suicide & Crisis Lifeline', '911'],
    ['en-GB', 'Samaritans', '999'],
    ['de-DE', 'TelefonSeelsorge', '112'],
    ['gsw-CH', 'Die Dargebotene Hand · La Main Tendue · Telefono Amico', '112'],
    ['zh-Hans-NZ', '1737, need to talk?', '111'],
    ['es_ES', 'Línea 024', '112'],
  ])('lists what Maya can reach in her country: %s', (locale, first, emergency) => {
    const help = helpIn(locale)
    expect(help.resources[0]?.name).toBe(first)
    expect(help.emergency).toBe(emergency)
  })

  it.each([['en'], ['de'], ['ja-JP'], ['es-419'], ['x'], ['en-constructor'], ['en-__proto__'], ['']])(
    'is the international list when no locale names a listed country: %s',
    (locale) => {
      expect(helpIn(locale)).toEqual({
        country: null,
        emergency: null,
        resources: DEFAULT_CRISIS_RESOURCES.international,
      })
    },
  )

  it('follows the first locale that names a listed country', () => {
    expect(helpIn('en', 'ja-JP', 'de-AT', 'en-US').country).toBe('AT')
    expect(helpIn().country).toBeNull()
  })

  it('covers each need that was found, and puts the international list last', () => {
    const { resources } = crisisHelp(['minor_at_risk', 'self_harm', 'stalking'], ['en-GB'], DEFAULT_CRISIS_RESOURCES)
    expect(names(resources)).toEqual([
      'Samaritans',
      'National Domestic Abuse Helpline',
      "Men's Advice Line",
      'Childline',
      'Find A Helpline',
    ])
  })

  it('names someone whom a man can call, too, where a service against violence is for women only', () => {
    const against = (country: string) =>
      names(crisisHelp(['violence_at_home'], [`en-${country}`], DEFAULT_CRISIS_RESOURCES).resources)
    expect(against('DE')).toEqual(
      expect.arrayContaining(['Hilfetelefon Gewalt gegen Frauen', 'Hilfetelefon Gewalt an Männern']),
    )
    expect(against('IE')).toEqual(expect.arrayContaining(["Women's Aid", "Men's Aid"]))
  })

  it('is not shown to the author of a slur', () => {
    expect(crisisHelp(['slur'], ['en-GB'], DEFAULT_CRISIS_RESOURCES).resources).toEqual([])
  })

  it('covers every need in every country', () => {
    for (const code of Object.keys(DEFAULT_CRISIS_RESOURCES.countries)) {
      for (const need of CRISIS_NEEDS) {
        const { resources } = crisisHelp(SAFETY_KINDS, [`en-${code}`], DEFAULT_CRISIS_RESOURCES)
        expect(resources.filter(({ needs }) => needs.includes(need)).length, `${code} ${need}`).toBeGreaterThan(1)
      }
    }
  })
})

describe("an operator's own list of crisis resources", () => {
  const own = (change: object): unknown => ({ ...DEFAULT_CRISIS_RESOURCES, ...change })
  const resource = { name: 'Help', needs: ['despair'], phone: '116 123', url: 'https://example.org' }

  it('may be the default list, as JSON', () => {
    const copy: unknown = JSON.parse(JSON.stringify(DEFAULT_CRISIS_RESOURCES))
    expect(checkCrisisResources(copy)).toEqual({ ok: true, resources: DEFAULT_CRISIS_RESOURCES })
  })

  it.each([
    ['null', null, 'is not an object'],
    ['a list', [], 'is not an object'],
    ['no date', own({ as_of: 'May' }), 'as_of'],
    ['no countries', own({ countries: null }), 'countries'],
    ['a country in lower case', own({ countries: { de: {} } }), 'countries.de '],
    ['a country that is not an object', own({ countries: { DE: 1 } }), 'countries.DE '],
    ['no emergency number', own({ countries: { DE: { emergency: 'police', resources: [resource] } } }), 'emergency'],
    ['an empty list', own({ international: [] }), 'international'],
    ['no name', own({ international: [{ ...resource, name: ' ' }] }), 'international[0].name'],
    ['an unknown need', own({ international: [{ ...resource, needs: ['money'] }] }), 'international[0].needs'],
    ['a script as address', own({ international: [{ ...resource, url: 'javascript:alert(1)' }] }), '[0].url'],
    ['words as a number', own({ international: [{ ...resource, phone: 'call us' }] }), '[0].phone'],
    ['a resource that is null', own({ international: [null] }), 'international[0] '],
  ])('is refused with the location of the problem: %s', (_, value, problem) => {
    const checked = checkCrisisResources(value)
    expect(checked).toEqual({ ok: false, problems: expect.arrayContaining([expect.stringContaining(problem)]) })
  })
})
