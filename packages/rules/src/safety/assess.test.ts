import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'

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

  it.each([
    'I will take you out for good',
    'I’ll take you out with the shotgun',
    'I will take him out with one punch',
    'I will take her out before she talks',
  ])('is stopped when it isn’t about an outing: %s', (text) => {
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
    ['I wish I didn’t exist.', 'self_harm'],
    ['I no longer want to exist.', 'self_harm'],
    ["By the time you read this I'll be gone.", 'self_harm'],
    ['Some nights I think about driving the car into the river.', 'self_harm'],
    ['I keep cutting to make it stop.', 'self_harm'],
    ['You held the pillow over my face and said it was a joke.', 'violence_at_home'],
    ['You locked me in the bathroom for three hours.', 'violence_at_home'],
    ['I get scared when you shout and throw plates near the kids.', 'violence_at_home'],
  ])('is serious: %s', (text, kind) => {
    expect(assess(text, null)).toMatchObject({ level: 'serious', kinds: expect.arrayContaining([kind]) })
  })

  it.each([
    "I've written the letters and posted them.",
    'I don’t exist to you.',
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
    'The numbers literally don’t exist yet.',
    'What I can do is take him out the front on the lead.',
    'I will take you out for lunch after work.',
    'Give me a look and I’ll take her out to see the tomatoes.',
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

  it.each([
    'Keep talking through my presentation and I swear I will bury you in follow-up tickets.',
    'Tonight we slaughter that goat whether your auntie likes it or not.',
  ])('passes when it is only a figure of speech, or about a meal: %s', (text) => {
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

  it('does not mistake a German threat to another person for self-harm', () => {
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
  ])('does not mistake any other number or address for doxxing: %s', (text) => {
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
