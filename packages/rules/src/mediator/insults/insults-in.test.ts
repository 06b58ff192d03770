import { describe, expect, it } from 'vitest'
import { insultsIn } from './insults-in.ts'

/** The insults found in a text, in order, without shouting. */
const found = (text: string): string[] =>
  insultsIn(text)
    .filter(({ reason }) => reason !== 'shouting')
    .map((insult) => insult.text.replace(/^[\s,]+|[\s,]+$/g, ''))

describe('an insult', () => {
  it.each([
    // British
    ['you absolute muppet, the bins go out on Tuesday', 'you absolute muppet'],
    ["You're a right plonker, mate.", "You're a right plonker, mate"],
    ['Sod off, you miserable git.', 'Sod off', 'you miserable git'],
    // American
    ['You are an idiot.', 'You are an idiot'],
    ['You ruined my party and everyone thinks you’re an asshole.', 'you’re an asshole'],
    ['Stop being a jerk and clean the kitchen before 6pm.', 'Stop being a jerk'],
    ["You're nothing but a lazy, selfish liar.", "You're nothing but a lazy, selfish liar"],
    // Indian and Nigerian
    ['You duffer, return my book.', 'You duffer'],
    ['Are you mad? You no get sense at all.', 'Are you mad', 'You no get sense at all'],
    ['Useless fellow, you never came.', 'Useless fellow,'],
    ['You dey craze', 'You dey craze'],
    // Chat, typos and disguise
    ['u never text me back, ur so rude', 'ur so rude'],
    ['ur such a b!tch omg', 'ur such a b!tch'],
    ['u r a joke', 'u r a joke'],
    ['you i d i o t, pay the rent', 'you i d i o t'],
    ['you stuuupid f**k', 'you stuuupid f**k'],
    ['you are an idoit', 'you are an idoit'],
    ['sh1t, you a$$hole', 'sh1t, you a$$hole'],
    // Inside sentences that also say something else
    ['Can you morons stop playing music after 11pm?', 'morons'],
    ['Your stupid dog ruined my carpet.', 'stupid'],
    ['You idiot forgot to lock the door.', 'idiot'],
    ["It's pathetic of you that I have to ask five times.", "It's pathetic of you that"],
    ['Because of your stupidity we missed the 9:40 train.', 'Because of your stupidity'],
    ['What the fuck is wrong with you?', 'What the fuck is wrong with you'],
    ['Tom is an idiot.', 'Tom is an idiot'],
    ['You are a terrible roommate and a horrible friend.', 'You are a terrible roommate and a horrible friend'],
    ['Pathetic.', 'Pathetic'],
    ['Pick it up you filthy cow or I am posting the video.', 'you filthy cow'],
    ['Grow up Tom.', 'Grow up'],
    ['everyone hates u fyi', 'everyone hates u'],
    ['Pay for them and bloody well fix the wall.', 'bloody well'],
    // By sentence shape, whatever the noun
    ['You greasy skinflint, fix the heating by Friday.', 'You greasy skinflint'],
    ['give it back you freeloading walrus', 'you freeloading walrus'],
    ['You slimy, lying weasel.', 'You slimy, lying weasel'],
    ["You're nothing but a pirate.", "You're nothing but a pirate"],
    ["You're a clown in a borrowed suit.", "You're a clown in a borrowed suit"],
  ])('is found in: %s', (text, ...insults) => {
    expect(found(text)).toEqual(insults.map((insult) => insult.replace(/,$/, '')))
  })

  it.each([
    'You never think about anyone but yourself.',
    'you only care about yourself',
    "you don't give a shit about anyone",
    "You're just like your mother.",
    'You ruin everything.',
    'You always have to be right.',
    'You think the world revolves around you.',
  ])('is reported as an accusation of character: %s', (text) => {
    expect(insultsIn(text)).toMatchObject([{ reason: 'accusation', start: 0 }])
  })

  it('is reported with its position in the text', () => {
    const text = 'Hi Sam! “You are an idiot” is what you said, you lazy pig.'
    const [insult] = insultsIn(text)
    expect(insult).toEqual({ text: ', you lazy pig', start: 43, end: 57, reason: 'insult' })
    expect(text.slice(43, 57)).toBe(', you lazy pig')
  })
})

describe('a text without insults', () => {
  it.each([
    // Digits that could stand for letters
    'You are in 455, and your code is 807.',
    '0\n807',
    'We need the idiot-proof lock.',
    'this is stupid of me',
    'Dick called.',
    'It was the b*tch of a commute.',
    'He called me an idiot.',
    'She said "you are an idiot" to me.',
    'Mum said you are lazy.',
    'You told everyone I’m a thief.',
    'You keep calling me lazy.',
    "I'm an idiot for trusting you.",
    "You're not an idiot.",
    "I'm not saying you're lazy.",
    'I never thought you were lazy.',
    'you never paid me',
    'You were rude to my mother on Sunday.',
    'You treat me like shit.',
    'I felt like shit.',
    'I feel worthless.',
    'You are a child of our neighbours.',
    'You are cold because of the window.',
    'You said you were sick on Monday.',
    'I hate it when you shout at me.',
    'You have no time for me.',
    'I love you very much, and I was scared.',
    'I told you very clearly, the rent is due on the 1st.',
    'I saw you taking photos, and I didn’t like it.',
    'I gave you complete freedom, and this is the result.',
    'You busy tonight?',
    'you really messed up the order',
    'You going home on Friday?',
    'You owe Nadia money.',
    'I know you mean well.',
    'Thank you, lovely people.',
    'You are just a tenant here, as I am.',
    'You kept watching television.',
    'Melt the butter, then call the div team.',
    'The kitchen is a mess and you promised to clean it.',
    'The constructor sent the bill on Monday.',
    'This boiler is a piece of crap and the repair was a joke.',
    'That place is a disgrace.',
    'Did you mean to leave me off the invitation?',
    'Please tell her you were out of order.',
    'Stop this drama.',
    'Everyone was laughing and I felt like the clown.',
  ])('yields nothing: %s', (text) => {
    expect(insultsIn(text)).toEqual([])
  })
})

describe('shouting', () => {
  it.each([
    ['You NEVER call me!!!', 'NEVER', '!!!'],
    ['GIVE ME MY MONEY BACK', 'GIVE ME MY MONEY BACK'],
    ["AND I'M SICK OF IT!!!", "AND I'M SICK OF IT!!!"],
  ])('is found in: %s', (text, ...shouted) => {
    expect(insultsIn(text).map((insult) => insult.text)).toEqual(shouted)
    expect(insultsIn(text).every(({ reason }) => reason === 'shouting')).toBe(true)
  })

  it.each(['HR and the CEO of IKEA said no.', 'Thanks!', 'He shouted "GET OUT!!!" at me.', 'I live in the USA.'])(
    'is not found in: %s',
    (text) => {
      expect(insultsIn(text)).toEqual([])
    },
  )
})

describe('a repetitive message', () => {
  it.each([
    'fucking ',
    'so fucking ',
    'a bit of ',
    ', you so so so ',
    'when you are done being so fucking ',
    'only a big little fucking ',
    'hey you fucking so ',
  ])('is searched for insults in under two seconds: %j', (words) => {
    const began = performance.now()
    insultsIn(words.repeat(1000 / words.length))
    // With a pattern that can match the same words in two ways, this would take longer than the age of the universe.
    expect(performance.now() - began).toBeLessThan(2000)
  })
})
