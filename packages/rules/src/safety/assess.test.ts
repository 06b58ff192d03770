import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { byKind, type LearnedKind, type SafetyModel } from './model/model.ts'

const stopped = { level: 'stop', kinds: ['threat'] }
const nothing = { level: 'none' }

describe('a threat that Maya writes', () => {
  it.each([
    'I will kill you.',
    'I’LL KILL YOU',
    'i w1ll k!ll y0u',
    'I w i l l k i l l y o u',
    'i will k-i-l-l you',
    'I will k*ll you',
    'I will kiiiillll youuuu',
    'I wi\u200bll ki\u2060ll y\u00adou',
    'I wіll kіll yоu',
    '𝐈 𝐰𝐢𝐥𝐥 𝐤𝐢𝐥𝐥 𝐲𝐨𝐮',
    'I. Will. Kill. You.',
    'I will\nkill\nyou',
    'I will "kill" you',
    '"I will kill you"',
    'Clean your room.\n\nOr I will kill you.',
    'ill kill u',
    'If you ever come here again I will hurt you',
    'I said I will kill you and I meant it',
  ])('is stopped in any spelling: %s', (text) => {
    expect(assess(text, null)).toEqual(stopped)
  })

  it.each([
    ['as a joke between friends', "I'm going to kill you lol, that was my yoghurt"],
    ['as a wish', 'I could strangle you'],
    ['without saying which harm', 'If you come here again you will regret it'],
    ['to things', 'I will smash your windows'],
  ])('is flagged as serious but not stopped when it is made %s', (_, text) => {
    expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['threat'] })
  })

  it.each([
    'I would never hurt you',
    'I will not hurt you',
    "I'm not going to hit anyone",
    'I never said that I will hurt you',
    "I don't want to hurt you",
  ])('is not found when she denies it: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it.each([
    'I will kill him in front of you and then you',
    'Lo mato delante de ti y luego vas tú',
    'Voy a matar a tu hermano',
    'Ich stech deinen Bruder ab',
    'Je le tue devant toi et après c’est ton tour',
    'Je vais tuer ton frère',
    'Eu mato ele na sua frente e depois é você',
    'Vou matar você',
    'Tere bhai ko tere saamne maar dunga',
    'سأقتله أمامك وبعدها دورك',
    '我当着你的面杀了他，下一个就是你',
  ])('is stopped in any language and word order, even if someone else is to die first: %s', (text) => {
    expect(assess(text, null)).toEqual(stopped)
  })

  it.each(["Don't think I won't hurt you", 'I will not stop until I kill you'])(
    'is found despite a "not": %s',
    (text) => {
      expect(assess(text, null)).toEqual(stopped)
    },
  )
})

describe('a threat that Maya has received', () => {
  it.each([
    "He said 'I will kill you'",
    '“I will kill you”, he wrote.',
    "He said 'I will kill you' and locked the door.",
    'He said “I will kill you” and locked the door.',
    'You wrote to me: "I will find you and I will kill you. I mean it."',
    'He told me he will kill me',
    'You said you would kill me if I told anyone',
    'My husband threatened to kill me',
  ])('is serious as violence at home, and never stopped: %s', (text) => {
    const assessment = assess(text, null)
    expect(assessment.level).toBe('serious')
    expect(assessment).toHaveProperty('kinds', expect.arrayContaining(['violence_at_home']))
    expect(assessment).not.toHaveProperty('kinds', expect.arrayContaining(['threat']))
  })
})

describe('danger in plain words', () => {
  it.each([
    ["I've written the letters and I've got the pills.", 'self_harm'],
    ["By the time you read this I'll be gone.", 'self_harm'],
    ['Some nights I think about driving the car into the river.', 'self_harm'],
    ['I keep cutting to make it stop.', 'self_harm'],
    ['You held the pillow over my face and said it was a joke.', 'violence_at_home'],
    ['You locked me in the bathroom for three hours.', 'violence_at_home'],
  ])('is serious: %s', (text, kind) => {
    expect(assess(text, null)).toMatchObject({ level: 'serious', kinds: expect.arrayContaining([kind]) })
  })

  it.each([
    "I've written the letters and posted them.",
    "I've got the pills you asked for.",
    "By the time you read this I'll be on the plane.",
    'I keep thinking about driving to the sea with you.',
    'I keep cutting the hedge and you keep complaining.',
    'You put the pillow on my side again.',
    'You locked me out of the shared account.',
  ])('isn’t found in similar harmless words: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })
})

describe('a text that only sounds dangerous', () => {
  it.each([
    'I could kill for a coffee',
    "you're killing me",
    'I nearly died of boredom',
    'You will bomb the exam',
    'Shoot me an email',
    'I will destroy you at Mario Kart',
    'You sang Murder on the Dancefloor all night',
    'We ran 10 kms',
    'You stabbed me in the back in that meeting',
    'You are going to be beaten by another team',
  ])('passes: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it.each([
    'I did not see it.',
    'I just don’t see it.',
    'I will not be here when it happens.',
    'Check your calendar.',
    'Check your inbox for a verification link.',
    'Please confirm your email address to log in.',
    'I have had enough of the dishes.',
    'I can’t live with you any longer, I am moving out in May.',
    'I will find out who ate my yoghurt.',
    'You will pay your half, I paid last time.',
    'When I’m gone on holiday, please water the plants.',
    'You locked me out of the account.',
    'My son told me that his marks have dropped since he changed schools.',
    'My son came home from the match with a black eye from a collision.',
    'You hit me with the fake sword properly and my shoulder is blue.',
    "You're going to hurt yourself carrying that sofa on your own.",
    'I know what time you leave because the floor creaks.',
    "I don't care that you beat me for the promotion.",
    "I'll bury you on that carrom board tonight.",
    'When I was small, Nan used to say "I\'ll skin you alive" if we touched the trifle.',
    'Growing up, Pop hit us, and we swore we would never be that.',
    'Everyone is too scared of you to say it.',
    'Früher hatte ich Angst vor deinem Schweigen.',
    'Casi nos estrangulamos montando el armario.',
    'Ton retard nous a coûté le train.',
    'God is watching you.',
    'Ich schlage dir eine Pause vor.',
    'Ich bringe euch um fünf zum Bahnhof.',
    'Je vais le tuer, il a encore oublié les poubelles.',
    'Mato você de beijos.',
  ])('passes when it is an everyday phrase: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it.each([
    'You ALWAYS take the balcony on Sunday mornings with your band and I never get one quiet hour out there.',
    'I just want one quiet evening on the balcony.',
    'We said the river walk was our quiet time, and you keep bringing your phone.',
    'You were quiet on the train again and I could not tell whether you were angry.',
    'I sat by the lake and you kept talking, I wanted one quiet hour.',
    'You always leave the kitchen light on.',
    'You always leave the bathroom light on at night and I pay half the electricity.',
    'You always take the sofa on Friday nights and I sit on the floor.',
    'Why do you always open the bedroom window at night? I freeze.',
    'Why did you book the kitchen on my Saturday?',
    'You always hog the bathroom in the mornings until nine.',
    'You never close the bedroom curtains and the street light wakes me at 4.',
    'I saw you bought a new sofa without asking me.',
    'You look at your phone in bed until midnight.',
    'I love your garden, but the new fence is on my side.',
  ])('passes when it is a quarrel over a shared home: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it.each([
    'If you eat my leftovers again I will kill you 😂',
    'Como te comas mi yogur te mato jajaja',
    'Wenn du nochmal meinen Joghurt isst, bring ich dich um 😂',
    'Si tu manges encore mon yaourt je te tue mdr',
    'Se você comer meu iogurte de novo eu te mato kkkk',
    'Mera dahi khaya to tujhe jaan se maar dungi haha',
    'إذا أكلت الزبادي راح أقتلك 😂',
    '你再偷吃我的酸奶我就杀了你哈哈',
  ])('passes when its author laughs and it is about a trifle: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it('does not hide a real threat next to it', () => {
    expect(assess('I could kill for a coffee, and then I will kill you', null)).toEqual(stopped)
  })
})

describe('an assessment', () => {
  it('names each kind once, in a fixed order, and never quotes the message', () => {
    const text = 'I want to die. You hit me. You put a tracker in my car. You hit me again, and I want to die.'
    expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['self_harm', 'violence_at_home', 'stalking'] })
  })

  it('does not take a German threat to another person for self-harm', () => {
    expect(assess('Ich bringe dich um.', null)).toEqual(stopped)
  })

  it('does not count a slur that Maya reports having been called', () => {
    expect(assess('You called me a retard in front of my team', null)).toEqual(nothing)
    expect(assess('You retard', null)).toEqual({ level: 'serious', kinds: ['slur'] })
  })

  it.each([
    'Everybody meet my landlord Rick Stannardo, cell is 555-014-7733. He loves being called at 3am.',
    'Since you ask who reported the skip: Gillian Prowse, 14 Bramble Close. Do pop round and let her know how you feel.',
    'Voilà le voleur : Didier Lancelinot, 06 39 98 12 34. Faites tourner et réveillez-le bien.',
    'Leute, die Dame mit der Anzeige: Sabine Kroll, Lindenallee 22. Könnt ja mal fragen, wie es ihr geht. Gern nachts.',
    '大家记住这个人：冯丽娟，电话 13912345678，转发出去，有空都去敲敲她家门。',
  ])('flags a named person’s number or address with an invitation to bother them: %s', (text) => {
    expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['doxxing'] })
  })

  it('flags blackmail with private pictures or messages, but not evidence for a landlord', () => {
    for (const text of [
      "Pay by Friday or I'll post your photos.",
      'Give it back or I will show everyone your messages.',
    ])
      expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['doxxing'] })
    expect(assess("Fix the leak or I'll send those photos to the landlord.", null)).toEqual(nothing)
  })

  it.each([
    'Our landlord is Rick Stannardo, 555-014-7733. Please call him about the boiler before Friday.',
    'Gillian Prowse at 14 Bramble Close has your parcel, she is in on most evenings.',
    'Pop round and I will show you, 14 Bramble Close, or call me on 07700 900123 any time.',
  ])('takes no other number or address for doxxing: %s', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })

  it.each(['You burnt a hole in my dress with your fag.', 'There is a fag burn in it.', 'Off on a fag break again?'])(
    'knows that a fag may be a cigarette: %s',
    (text) => {
      expect(assess(text, null)).toEqual(nothing)
    },
  )

  it('flags an address as doxxing only next to the person who lives there', () => {
    expect(assess('Please send the parcel to 12 Oak Street.', null)).toEqual(nothing)
    expect(assess('Here is her home address, 12 Oak Street, go and say hello.', null)).toEqual({
      level: 'serious',
      kinds: ['doxxing'],
    })
  })

  it.each(['', ' ', '...', '😀', '"', "'", '\u200b'])('finds nothing in an empty text: %j', (text) => {
    expect(assess(text, null)).toEqual(nothing)
  })
})

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
  ])('ignores a threat between friends that it takes for a joke: %s', (text) => {
    expect(assess(text, null)).toEqual({ level: 'serious', kinds: ['threat'] })
    expect(assess(text, hintsFrom(0.5))).toEqual(nothing)
    expect(assess(text, hintsFrom(0.9)).level).toBe('serious')
  })

  it.each(['You ate my savings, I will kill you.', 'You spoiled my name and I will kill you for it.'])(
    'doesn’t take a threat over something serious for a joke: %s',
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
    expect(assess(among, hintsFrom(0.3))).toEqual({ level: 'hint', kinds: ['self_harm'] })
    expect(assess(among, hintsFrom(0.6))).toEqual({ level: 'serious', kinds: ['self_harm'] })
  })

  it('has no influence on slurs', () => {
    expect(assess('You retard', hintsFrom(0.01))).toEqual({ level: 'serious', kinds: ['slur'] })
  })

  it('stops a figurative threat when it is nearly certain', () => {
    const threat = 'Bring a bag for your teeth on Sunday.'
    expect(assess(threat, null)).toEqual(nothing)
    expect(assess(threat, hintsFrom(0.9, 0.9))).toEqual(stopped)
    expect(assess(threat, hintsFrom(0.9, 0.1)).level).toBe('hint')
    expect(assess(threat, hintsFrom(0.5, 0.9))).toEqual(nothing)
  })

  it('does not stop a figurative threat if its author laughs it off', () => {
    expect(assess('Bring a bag for your teeth on Sunday haha', hintsFrom(0.9, 0.9)).level).toBe('hint')
  })

  it('does not stop an exaggeration', () => {
    expect(assess('I will flog you at Ludo today', hintsFrom(0.9, 0.9)).level).toBe('hint')
  })

  it('does not take one or two words for a threat, such as a side of a debate, unless their script has no spaces', () => {
    for (const side of ['Tonight', 'Walk', 'Head first']) expect(assess(side, hintsFrom(0.9, 0.9)).level).toBe('hint')
    expect(assess('今晚打断你的腿', hintsFrom(0.9, 0.9))).toEqual(stopped)
  })

  it('must be more certain of a threat that mentions no harm, and only asks its author', () => {
    const threat = 'Come here again and you leave in a wheelbarrow.'
    expect(assess(threat, hintsFrom(0.9, 0.7))).toEqual({ level: 'serious', kinds: ['threat'] })
    expect(assess(threat, hintsFrom(0.9, 0.6)).level).toBe('hint')
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
    expect(assess('Bring a bag for your teeth on Sunday.', hintsFrom(0.9, 0.4))).toEqual(stopped)
    expect(assess(text, hintsFrom(0.9, 0.4)).level).toBe('hint')
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
