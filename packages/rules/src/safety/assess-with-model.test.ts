import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { byKind, type LearnedKind, type SafetyModel } from './model/model.ts'

const stopped = { level: 'stop', kinds: ['threat'] }
const nothing = { level: 'none' }

/**
 * A model with all weights zero, so that its calibration alone sets the probabilities of danger and of a direct threat.
 * @param also another kind that it finds as likely as a threat
 */
function modelThatSays(danger: number, threat: number, also?: LearnedKind): SafetyModel {
  const head = { bias: 0, scale: 1, weights: new Int8Array(2 ** 18) }
  const always = (probability: number) => ({ slope: 0, offset: Math.log(probability / (1 - probability)) })
  return {
    suspicion: head,
    direct_threat: head,
    kinds: byKind((kind) => (kind === 'threat' || kind === also ? { ...head, bias: 1 } : head)),
    danger: { english: always(danger), other: always(danger) },
    threat: always(threat),
    threshold: 0.8,
  }
}
const hintsFrom = (danger: number, threat = 0.01, also?: LearnedKind) => ({
  model: modelThatSays(danger, threat, also),
  threshold: 0.8,
})

describe('the model alongside the rules', () => {
  it.each([
    'Te voy a matar, te acabaste mis chilaquiles',
    'weón te mato, trae el carbón',
    'mate I will kill you, bring the charcoal',
    'Alter, ich bring dich um, bring die Grillkohle',
    'mec je te tue, ramène le charbon',
    'cara eu te mato, traz o carvão',
    'yaar tujhe jaan se maar dunga, chips le aa',
    'والله بقتلك جيب الفحم',
    '我弄死你，快带木炭来',
    'Ich bring dich um, du hast meine Pizza gegessen',
    'je vais te tuer si tu spoiles la fin',
    'vou te matar, era meu pudim',
    'kasam se tujhe jaan se maar dungi agar tune mere momos khaye',
    '你再剧透一个字我杀了你',
    'I will kill you if you tell me how it ends',
    'te mato si me cuentas el final',
    'والله هدبحك لو حكيتلي آخر حلقة قبل ما أتفرج',
  ])('ignores a threat between friends that it considers a joke: %s', (text) => {
    expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['threat'] })
    expect(assess(text, hintsFrom(0.5))).toEqual(nothing)
    expect(assess(text, hintsFrom(0.9)).level).toBe('serious')
  })

  it.each(['You ate my savings, I will kill you.', 'You spoiled my name and I will kill you for it.'])(
    'doesn’t mistake a threat over something serious for a joke: %s',
    (text) => {
      expect(assess(text, hintsFrom(0.1))).toEqual(stopped)
    },
  )

  it('gives a hint where it suspects danger that no rule finds', () => {
    expect(assess('You left the dishes again.', hintsFrom(0.9)).level).toBe('hint')
    expect(assess('You left the dishes again.', hintsFrom(0.7))).toEqual(nothing)
  })

  it('downgrades a serious sign to a hint of the same kind when it strongly doubts it', () => {
    expect(assess('I want to die.', hintsFrom(0.1))).toEqual({ level: 'hint', kinds: ['self_harm'] })
    expect(assess('I want to die.', hintsFrom(0.3))).toEqual({ level: 'serious', kinds: ['self_harm'] })
    const among = 'I want to die whenever the neighbours start their karaoke on Sunday mornings, and you join in.'
    expect(assess(among, hintsFrom(0.25))).toEqual({ level: 'hint', kinds: ['self_harm'] })
    expect(assess(among, hintsFrom(0.6))).toEqual({ level: 'serious', kinds: ['self_harm'] })
  })

  it('has no influence on slurs', () => {
    expect(assess('You retard', hintsFrom(0.01))).toEqual({ level: 'serious', kinds: ['slur'] })
  })

  it('stops a figurative threat when it is nearly certain', () => {
    const threat = 'Bring a bag for your teeth on Sunday.'
    expect(assess(threat, null)).toEqual(nothing)
    expect(assess(threat, hintsFrom(0.9, 0.9))).toEqual(stopped)
    expect(assess(threat, hintsFrom(0.9, 0.3)).level).toBe('hint')
    expect(assess(threat, hintsFrom(0.9, 0.1)).level).toBe('hint')
    expect(assess(threat, hintsFrom(0.5, 0.9))).toEqual(nothing)
  })

  it('does not stop a figurative threat if its author laughs it off', () => {
    expect(assess('Bring a bag for your teeth on Sunday haha', hintsFrom(0.9, 0.9)).level).toBe('hint')
  })

  it('does not stop an exaggeration', () => {
    expect(assess('I will flog you at Ludo today', hintsFrom(0.9, 0.9)).level).toBe('hint')
  })

  it('does not mistake one or two words, such as a side of a debate, for a threat, unless their script has no spaces', () => {
    for (const side of ['Tonight', 'Walk', 'Head first']) expect(assess(side, hintsFrom(0.9, 0.9)).level).toBe('hint')
    expect(assess('今晚打断你的腿', hintsFrom(0.9, 0.9))).toEqual(stopped)
  })

  it('must be more certain of a threat that mentions no harm, and only asks its author', () => {
    const threat = 'Come here again and you leave in a wheelbarrow.'
    expect(assess(threat, hintsFrom(0.9, 0.8))).toEqual({ level: 'serious', kinds: ['threat'] })
    expect(assess(threat, hintsFrom(0.9, 0.7)).level).toBe('hint')
  })

  it('does not stop an author who may want to die', () => {
    const text = 'Walk out tonight and you will be the one who finds me with the knife.'
    expect(assess(text, hintsFrom(0.9, 0.9))).toEqual(stopped)
    expect(assess(text, hintsFrom(0.9, 0.9, 'self_harm')).level).toBe('hint')
  })

  it.each([
    'You took my cloth to your tailor and he burnt the sleeve with iron. Who will pay, you or him?',
    'Tu sastre me ha quemado la manga. ¿Quién paga, tú o él?',
    'Deine Reinigung hat den Ärmel verbrannt. Wer zahlt, du oder er?',
    'Ton pressing a brûlé la manche. Qui va payer, toi ou lui ?',
    'Seu alfaiate queimou a manga com o ferro. Quem paga, você ou ele?',
    'Tere darzi ne aasteen jala di. Paise kaun dega, tu ya woh?',
    'الخياط حرق الكم. مين يعوضني انت ولا هو',
    '你的裁缝把袖子烧焦了 谁赔 你还是他',
    'The drums go straight through my skull.',
  ])('does not stop harm that has happened, or the author’s own: %s', (text) => {
    expect(assess('Bring a bag for your teeth on Sunday.', hintsFrom(0.9, 0.6))).toEqual(stopped)
    expect(assess(text, hintsFrom(0.9, 0.6)).level).toBe('hint')
  })

  it('never stops an author who reports violence they live with', () => {
    expect(assess('He said "I will kill you" and broke my arm', hintsFrom(0.9, 0.9)).level).toBe('serious')
  })

  it.each([
    'I will kill you, Paco, that was the ending of a series that I still had three whole episodes to watch of.',
    'ich bring dich um wenn du mir noch einmal das letzte Stück vom guten Käse von Oma wegnimmst, du Nuss',
  ])('asks instead of stopping if it strongly doubts a direct threat in a longer message: %s', (text) => {
    expect(assess(text, hintsFrom(0.35))).toEqual(stopped)
    expect(assess(text, hintsFrom(0.2))).toEqual({ level: 'serious', kinds: ['threat'] })
    expect(assess(text, null)).toEqual(stopped)
  })

  it('always stops a short direct threat in plain words', () => {
    expect(assess('I will kill you.', hintsFrom(0.01))).toEqual(stopped)
    expect(assess('Je vais te tuer.', hintsFrom(0.01))).toEqual(stopped)
  })
})
