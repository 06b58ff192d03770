import { describe, expect, it } from 'vitest'
import { translateWithoutModel } from '../canned/translate.ts'
import { sentencesByModel } from './breaks/model.ts'
import { tokensOf } from './tokens.ts'

const broken = (text: string): string =>
  sentencesByModel(tokensOf(text))
    .map((sentence) => sentence.map(({ word }) => word).join(' '))
    .join(' | ')

describe('a message without punctuation', () => {
  it.each([
    'u said u paid the gas on monday | i rang them | u never did',
    'so what is wrong with you | did you think i would not see it | i learned to ride on that bike',
    'rent was due the 1st and now its the 12th | when am i getting the $300 from you',
    'i left the money on your table at 8 this morning | you absolute melt | just put it in the pot',
    'u broke the blender on sunday night and hid it from me | lazy pig | either fix it or buy a new one',
    'the whole flat stank of gas when i got home | are u thick or what | can u pls check it before bed',
    'ur such a greedy little rat | venmo me 60 by friday | im serious about this one',
    'u changed the wifi code while i was on a call lol | ur still using my netflix tho',
    'your cousin is a gobshite | the council is coming thursday at 11 to look at the damp',
    'u owe my brother for the tickets | u absolute clown | me and jim have paid 40 each',
    'i lent him my bike on friday | i did not give you a gift | you are late with the rent again',
    'u read my texts out loud while i was in the shower | ur not my dad | stay out of my room',
    'tell them you are coming | selfish little sod | i took four days off last month for him',
    'even beggars have more shame than you | i am tired of asking you for my own money',
    'we got back and the kitchen was a mess | you lot live like animals | clean it by friday',
    'it was your turn since tuesday | you wouldnt know a mop if you saw one | do it tonight',
    'u had the kids back at 7 again and where were you | you absolute gobshite | ring me now',
    'u went thru my phone again and i said dont | ur such a control freak',
    'there was glass all over the stairs | ur such a clown | tell sam the truth',
    'my mum had to lend me the fare | ur literally the worst | dont come to the party',
    'the ceiling came down tuesday it missed my daughter by a foot | i sent you pics in may',
    'my nephew makes better slides than u | the client call is tomorrow at 11',
    'im cutting you off the wifi on friday | its 43 quid | thats your half',
    'the bathroom is your job this week | when u gonna clean it',
    'u never paid me for the tickets on saturday | log off my account by tonight',
    'mum had to wait in the rain for an hour again | call her tonight before she goes to bed',
  ])('is split into clauses: %s', (text) => {
    expect(broken(text.replaceAll(' |', ''))).toBe(text)
  })

  it.each([
    'give back the money you owe me',
    'u told me you were coming to my party on saturday',
    'i know you think i was wrong about the flat',
    'did he tell you what they said to us about the dog',
    'please at least call me before you send it to the landlord',
    'i want a straight answer on why im not playing on sunday',
    'you are the worst friend i know',
    'i stood up for u when everyone called u selfish',
    'every time i say something in the meeting you roll your eyes at me',
    'you are a muppet who can not cope with losing a game',
    'i did not give you charity at that time',
    'every time i talk in the meeting you roll your eyes',
    'we were happy when you told us that she said yes',
  ])('isn’t split within a clause: %s', (text) => {
    expect(broken(text)).toBe(text)
  })

  it('isn’t split if its author writes sentences', () => {
    const text = 'You took the cake I made for my mother on Sunday. Last week you ate the soup she cooked for us.'
    expect(broken(text).split('|')).toHaveLength(2)
  })

  it.each([
    [
      'i left it on your table at 8 this morning you lazy pig just put £2 in the pot',
      'i left it on your table at 8 this morning just put £2 in the pot',
    ],
    ['ur such a greedy little rat venmo me 60 by friday', 'venmo me 60 by friday'],
    [
      'u left me to close with 11 tables lazy dog. i got home at 2',
      'u left me to close with 11 tables. i got home at 2',
    ],
  ])('loses an insult in the middle: %s', (typed, calm) => {
    expect(translateWithoutModel({ message: typed }).text).toBe(calm)
  })
})
