import { describe, expect, it } from 'vitest'
import { screen } from './screen.ts'

const stopped = { outcome: 'stop', kinds: ['threat'] }
const nothing = { outcome: 'nothing' }

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
  ])('is stopped, however it is written: %s', (text) => {
    expect(screen(text)).toEqual(stopped)
  })

  it.each([
    ['as a joke between friends', "I'm going to kill you lol, that was my yoghurt"],
    ['as a wish', 'I could strangle you'],
    ['without saying which harm', 'If you come here again you will regret it'],
    ['to things', 'I will smash your windows'],
  ])('is asked about when it comes %s', (_, text) => {
    expect(screen(text)).toEqual({ outcome: 'pause', kinds: ['threat'] })
  })

  it.each([
    'I would never hurt you',
    'I will not hurt you',
    "I'm not going to hit anyone",
    'I never said that I will hurt you',
    "I don't want to hurt you",
  ])('is none when she denies it: %s', (text) => {
    expect(screen(text)).toEqual(nothing)
  })

  it.each(["Don't think I won't hurt you", 'I will not stop until I kill you'])(
    'is one in spite of a "not": %s',
    (text) => {
      expect(screen(text)).toEqual(stopped)
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
  ])('is met with a pause that knows of violence, never with a stop: %s', (text) => {
    const screening = screen(text)
    expect(screening.outcome).toBe('pause')
    expect(screening).toHaveProperty('kinds', expect.arrayContaining(['violence_at_home']))
    expect(screening).not.toHaveProperty('kinds', expect.arrayContaining(['threat']))
  })
})

describe('what only sounds dangerous', () => {
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
    expect(screen(text)).toEqual(nothing)
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
  ])('is let through, as what everybody says: %s', (text) => {
    expect(screen(text)).toEqual(nothing)
  })

  it('does not hide a threat beside it', () => {
    expect(screen('I could kill for a coffee, and then I will kill you')).toEqual(stopped)
  })
})

describe('what a screening says', () => {
  it('names each kind once, always in the same order, and never a word of the message', () => {
    const text = 'I want to die. You hit me. I know where you live. You hit me again, and I want to die.'
    expect(screen(text)).toEqual({ outcome: 'pause', kinds: ['self_harm', 'violence_at_home', 'stalking'] })
  })

  it('does not accuse Maya of the slur that she was called', () => {
    expect(screen('You called me a retard in front of my team')).toEqual(nothing)
    expect(screen('You retard')).toEqual({ outcome: 'pause', kinds: ['slur'] })
  })

  it('knows an address for what it is beside the person whom it leads to', () => {
    expect(screen('Please send the parcel to 12 Oak Street.')).toEqual(nothing)
    expect(screen('She lives at 12 Oak Street, pay her a visit.')).toEqual({ outcome: 'pause', kinds: ['doxxing'] })
  })

  it.each(['', ' ', '...', '😀', '"', "'", '\u200b'])('finds nothing in nothing: %j', (text) => {
    expect(screen(text)).toEqual(nothing)
  })
})
