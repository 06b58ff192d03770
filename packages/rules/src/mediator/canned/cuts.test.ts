import { describe, expect, it } from 'vitest'
import type { Hit } from '../insults/insults-in.ts'
import { tokensOf } from '../insults/tokens.ts'
import { cutSentence } from './cut-sentence.ts'
import { translateWithoutModel } from './translate.ts'

const calm = (message: string): string => translateWithoutModel({ message }).text

describe('a sentence after a cut', () => {
  it.each([
    ['The bill is £31, you muppet 🐸. Pay it.', 'The bill is £31. Pay it.'],
    ['ive been crying since pickup, you clown 👏', 'ive been crying since pickup'],
    ['im so sad 😢 pay me back you clown', 'im so sad 😢 pay me back'],
    ['your name is on it and you lazy sod you walked past.', 'your name is on it and you walked past.'],
    [
      "I asked for one swap for my daughter's recital, you, cold bitch that you are, said no.",
      "I asked for one swap for my daughter's recital, you said no.",
    ],
    ['You always were a grasping little magpie, even when we were kids, and Dad knew it. Call me.', 'Call me.'],
    ["Don't roll your piggy eyes at me either.", "Don't roll your eyes at me either."],
    ['ur a creep, jayden, and shes shown me the messages', 'jayden, shes shown me the messages'],
    ['Were you raised in a barn, or did the barn kick you out too? Wash it.', 'Wash it.'],
    [
      'i begged you to keep it between us you gobby spineless prick and now janet rung me at 8am about it',
      'i begged you to keep it between us and now janet rung me at 8am about it',
    ],
    ["I've had better service from a donkey. At least it gives change. Call me.", 'Call me.'],
    ["I've had better service from a donkey. It'd at least turn up in the same place every day. Call me.", 'Call me.'],
    [
      'Honestly, a baboon would run this building better, and it would at least pick up the phone. Call me.',
      'Call me.',
    ],
    ['You are a disgrace to a trade that, heaven knows, sets the bar low. Call me.', 'Call me.'],
    ['Great friend, you idiot. I kept looking at the door.', 'I kept looking at the door.'],
    ['i paid $79. u then act princess. pay me', 'i paid $79. pay me'],
    ["You didn't even have the guts to ring me.", "You didn't ring me."],
    ['My six-year-old niece keeps better notes than you do, and hers have stickers. Call me.', 'Call me.'],
    ['You swan about playing at motherhood while Daniel works all week.', 'Daniel works all week.'],
    ['you leech off everyone. venmo me by saturday', 'venmo me by saturday'],
    ['frontman my foot, you are a clown. pay for the cymbal', 'pay for the cymbal'],
    ['Gary you cowboy. You owe me the £40.', 'Gary, you owe me the £40.'],
    ['Hey asshole, the bike. You took it.', 'Hey the bike. You took it.'],
    ["You're a spineless little boy at 41. I asked for one weekend.", 'I asked for one weekend.'],
    ['You have a mouth like a tap, you said nothing. Call me.', 'You said nothing. Call me.'],
    ['dont use my mug again its pathetic', 'dont use my mug again'],
    [
      'Get a plumber. Tell me if a different day would be better for you.',
      'Get a plumber. Tell me if a different day would be better for you.',
    ],
    ['The gate was open. Please shut it tonight.', 'The gate was open. Please shut it tonight.'],
    ['You let Kayla get her ears pierced at a flea market.', 'You let Kayla get her ears pierced at a flea market.'],
    ['Oh, brilliant, you sold the boiler to buy a canoe.', 'You sold the boiler to buy a canoe.'],
    ["I'd have to read it to you, hayseed. Call me.", "I'd have to read it to you. Call me."],
    ['stop showing carla everything i write its really pathetic tbh', 'stop showing carla everything i write'],
    [
      'Write your name under root cause, if your giant ego can fit it in the box. Call me.',
      'Write your name under root cause. Call me.',
    ],
    [
      "Bless your heart, Loretta, you can't tell people at Mount Zion that he's ill.",
      "Loretta, you can't tell people at Mount Zion that he's ill.",
    ],
    ["Look at me, I'm Sam and I can't use a mop 🙄 it was £18", 'It was £18'],
    ["I don't suppose you were brought up at all, and I say that with love. Call me.", 'Call me.'],
    ["I'm losing £90 a day because of your lazy arse.", "I'm losing £90 a day."],
    ['You awful liar, Linda. Noah is at school.', 'Linda, Noah is at school.'],
    ["Your mongrel of a dog's been in our garden.", "Your dog's been in our garden."],
    ['A kettle would make a better treasurer, at least it boils once a day. Call me.', 'Call me.'],
    ['where is the vet book you gormless streak of misery', 'where is the vet book'],
    ['Our treasurer, the lying idiot, tells me the €220 is gone.', 'Our treasurer tells me the €220 is gone.'],
    ['You lying toad, the image of your uncle Pat. Call me.', 'Call me.'],
    ['You have no conscience, and I think we both know the answer. Call me.', 'Call me.'],
    [
      'i bought 10 litres on monday with my own money are you mad? buy fuel today',
      'i bought 10 litres on monday with my own money. buy fuel today',
    ],
    ['Moron so rent is now 480.', 'Rent is now 480.'],
    ["I don't know if you're thick or just a liar, but the music was on till 3.", 'The music was on till 3.'],
    ["I'm sorry but you smell like a wet dog. Please shower.", 'Please shower.'],
    ['Get off your lazy arse and do the kitchen.', 'Do the kitchen.'],
    ['You paid the rent (£450, you muppet), finally.', 'You paid the rent (£450), finally.'],
    ["If you took it, you're a thief. Just tell me.", 'Just tell me.'],
    ["If she says so, you're a liar, Ben. Pay me.", 'Ben, pay me.'],
    ["If you took it, you're a thief, and I want it back.", 'I want it back.'],
    ["If it isn't here by 5, you're a thief.", "If it isn't here by 5, you're a thief."],
    ['stay out of my room and say sorry to me properly u psycho', 'stay out of my room and say sorry to me properly'],
    ['You read out her PSLE score and my GCSE grade.', 'You read out her PSLE score and my GCSE grade.'],
    ['Your room stinks.', 'Your room stinks.'],
    ['Daddy called me yesterday crying, are you a moron or what?', 'Daddy called me yesterday crying.'],
    ['Where is the key, you moron, are you deaf?', 'Where is the key?'],
    ['Where is my deposit, you moron?', 'Where is my deposit?'],
    ['I waited because Trent, a lazy moron, moved the date.', 'I waited because Trent moved the date.'],
    ['You took my lunch on Monday (you moron!) and my mug.', 'You took my lunch on Monday and my mug.'],
    ['You owe me $40. You useless idiot\nCall me by Friday', 'You owe me $40.\nCall me by Friday'],
    ['Hi Tom.\n\nYou idiot.\n\nCall me.', 'Hi Tom.\n\nCall me.'],
    ["My sister isn't your maid, you lazy pig. She gave you £20.", "My sister isn't your maid. She gave you £20."],
    ['Well done, another late delivery.', 'Another late delivery.'],
    [
      "Why do I have to beg for the rent like some charity case? It's 450.",
      "Why do I have to beg for the rent? It's 450.",
    ],
    ['He paid a driver who drove like a madman.', 'He paid a driver who drove like a madman.'],
    ['I paid and you just stood there like a lemon.', 'I paid and you just stood there.'],
    ['I called you and you walked off like a coward.', 'I called you and you walked off.'],
    ['I saw you on Monday, grinning like an idiot.', 'I saw you on Monday, grinning.'],
    ["They owe me £60 'cause they said so. You idiot. Tell 'em.", "They owe me £60 'cause they said so. Tell 'em."],
    ['You lying fool, Ben. In front of my boss you said no.', 'Ben, in front of my boss you said no.'],
    ['How do you sleep at night? How. Call me.', 'Call me.'],
    ["You're a fool. Which is it. Call me.", 'Call me.'],
    ['Lisa you spoilt, idle nightmare, I have driven you home.', 'Lisa, I have driven you home.'],
    [
      'u left the gate open again ur brain is made of cheese its my house too',
      'u left the gate open again its my house too',
    ],
    ["You're a selfish idiot and the baby was on her own.", 'The baby was on her own.'],
    ["You're a selfish idiot and your dog bit the postman.", 'Your dog bit the postman.'],
    ['I always knew you were a snake, and it was her birthday.', 'It was her birthday.'],
    ["You're the laziest person I've ever shared a lab with. The gel is dry.", 'The gel is dry.'],
    ["You couldn't run a bath, never mind a school trip. Call me.", 'Call me.'],
    ["You've a head like a burst couch and it's just as empty. Call me.", 'Call me.'],
    ['Do you have rocks in your head, Stan, or is it just gravel? The pin is there.', 'Stan, the pin is there.'],
    ["You're a weasel, and I minding him four years.", 'And I minding him four years.'],
    ["I'm not paying for a muppet like you to sit at home.", "I'm not paying for you to sit at home."],
    [
      'Now Darlene I have held my tongue since May but bless your heart, you are a fool. Call me.',
      'Now Darlene I have held my tongue since May. Call me.',
    ],
    ['Stop lying for once in your miserable life.', 'Stop lying for once in your life.'],
    ['Ben, you are a thief. See this olodo, even the box has my name on it.', 'Ben, even the box has my name on it.'],
    ['Oi, Gary, yer great useless lump, that fence was down.', 'Oi, Gary, that fence was down.'],
    ['What exactly are you waiting for, you stingy old crook?', 'What exactly are you waiting for?'],
    ['You are a snake Kevin. R3200 is due.', 'Kevin, R3200 is due.'],
  ])('reads well: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })
})

describe('a mocking question', () => {
  it.each([
    [
      'What kind of donkey sends the client an old quotation? It went out on Monday.',
      'Sends the client an old quotation? It went out on Monday.',
    ],
    [
      'Which sort of idiot puts a red sock in with my shirts? That ruined five of them.',
      'Puts a red sock in with my shirts? That ruined five of them.',
    ],
    ['What kind of a mother forgets the inhaler? He was wheezing.', 'Forgets the inhaler? He was wheezing.'],
    [
      'What kind of useless clown left the gate open all night? Max ran off.',
      'Left the gate open all night? Max ran off.',
    ],
    [
      'How thick do you have to be to put a red sock in with my whites, twice?',
      'Put a red sock in with my whites, twice?',
    ],
  ])('keeps what the reader did: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })

  it.each([
    ['What kind of donkey does that? It was Monday.', 'It was Monday.'],
    ['What sort of pathetic coward lets his wife do that? I am tired.', 'I am tired.'],
  ])('is cut if it only refers to what was said before: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })
})

describe('thanks', () => {
  const mocked = 'Congratulations, you have reached the emotional age of a wet sock.'

  it('are cut with the mockery that follows, because they would read as sincere', () => {
    expect(calm(`Thank you for your work. ${mocked} The file is late.`)).toBe('The file is late.')
  })

  it('are kept with the mockery if they contain a fact', () => {
    const message = `Thank you for Table 4. ${mocked} The file is late.`
    expect(calm(message)).toBe(message)
  })

  it('are kept if the next sentence doesn’t mock them', () => {
    expect(calm('Thank you for your work. You idiot. The file is late.')).toBe(
      'Thank you for your work. The file is late.',
    )
  })
})

describe('what belongs to an insult', () => {
  it.each([
    ['You pompous old windbag, with your rosettes. I have had it since 1994.', 'I have had it since 1994.'],
    ['Ben, you pompous little clerk, with your clipboard. I was first.', 'Ben, I was first.'],
    ['You useless idiot, you and your gaming chair. The rent is late.', 'The rent is late.'],
    ['Come on Sunday, you muppet, with your drill.', 'Come on Sunday, with your drill.'],
    ["You are not a husband, you are her peon. I'm at my brother's.", "I'm at my brother's."],
    ["You must think I'm as deaf as you are daft. I want my deposit.", 'I want my deposit.'],
    ['ur a crook w a calculator. send me £182', 'send me £182'],
    ["You're no friend, you're just a wallet with legs. Pay me.", 'Pay me.'],
    ['You are not my boss, you are my brother. Stop it.', 'You are not my boss, you are my brother. Stop it.'],
  ])('is cut with it, unless it says something else: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })
})

describe('a list or a phrase next to an insult', () => {
  it.each([
    [
      "We've lost nine members, the kiln and the lease, and you're a clown.",
      "We've lost nine members, the kiln and the lease.",
    ],
    ['Nobody here can stand you, Ben, not Mum, not even the dog. Come at 4.', 'Ben, come at 4.'],
    ['The bins go out on Tuesday, you idiot, not on Friday.', 'The bins go out on Tuesday, not on Friday.'],
  ])('stays if it says something on its own: %s', (message, expected) => {
    expect(calm(message)).toBe(expected)
  })
})

describe('a subject whose predicate is an insult', () => {
  const withoutPredicate = (text: string): string => {
    const sentence = tokensOf(text)
    const from = sentence.findIndex(({ norm }) => norm === 'was')
    const hit: Hit = { from, to: sentence.length - 1, cut: 'words', reason: 'insult', isJudged: true }
    return cutSentence(sentence, [hit], () => false)
      .kept.map(({ word }) => word)
      .join(' ')
  }

  it('is cut together with the predicate', () => {
    expect(withoutPredicate('Your email, in which you call it fine, was a masterpiece of drivel.')).toBe('')
  })

  it('stays together with the predicate if it contains a quotation', () => {
    const text = 'Your email, in which you call it "fine", was a masterpiece of drivel.'
    expect(withoutPredicate(text)).toContain('was a masterpiece of drivel')
  })
})
