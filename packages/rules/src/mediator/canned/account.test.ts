import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'

const offersIn = (text: string): string[] =>
  accountOf(text).parts.flatMap(({ kind, quote }) => (kind === 'offer' ? [quote] : []))

describe('what one party asks for', () => {
  it.each([
    'All I ask is that she uses the side door',
    'What we need is the rest of the deposit',
    'I think the cost should be split',
    'Perhaps we could swap weeks',
    'Is there any way he could park elsewhere?',
    'Mummy, I am begging that nobody enters the room',
    'Would you also want to keep the piano?',
    'I’d feel better if the branches came off',
    'I am looking for a refund or a new unit',
    'Do you have a breakdown?',
    'What I’d actually like is for you to come and meet him',
    'It would help a great deal if you put the covers back',
    'I should like to keep my Wednesdays with him',
    'I don’t want the money discussed again',
    '£200 a month from the 25th, by debit order',
    'No ringing the school, ever',
    'It must be here before Easter',
    'It can’t be moved by two lads and a van',
    'He has to be shut in somewhere dark till seven',
    'From now on whoever does the work presents it',
    'What I can’t have is finding out on Thursday night',
    'I’d rather do a bank transfer',
    'I’d far prefer your house',
    'I’d like to call him on Tuesday nights',
    'I’d like her to join us',
    'You’d have to stop swapping shifts',
    'If you vanish like that I need one person to ring',
    'Only come with me to Mass',
    'Would six do?',
    'One day until then, perhaps?',
    'A plumber here by Monday, please',
    'The blue inhaler has to come back with him',
    'The rest I’d want to see receipts for',
    'You mustn’t hire someone yourself',
    'You might look in on them while I’m away',
  ])('includes “%s”', (request) => {
    const { requests } = accountOf(`It was cold on Monday. ${request}${request.endsWith('?') ? '' : '.'}`)
    expect(requests).toEqual([request])
  })

  it.each([
    ['I feel awkward asking every week so please just pay it.', 'please just pay it'],
    ['I miss you more than a ring, and I’d like us to meet before Easter.', 'I’d like us to meet before Easter'],
    ['I can do nine on Sundays, and I’d ask that Ana call me first.', 'I’d ask that Ana call me first'],
    ['not saying never, just can it be done by 6.30 on weeknights', 'just can it be done by 6.30 on weeknights'],
    ['Did you ask? The floor was wet for a week. Tell me first.', 'Tell me first'],
    ['You keep a list and wonder why? Be home by 6 p.m. every day.', 'Be home by 6 p.m. every day'],
    ["I don't pass to people who quit. Come at 6.", 'Come at 6'],
    ['ill bring the jacket on friday. take down the video.', 'take down the video'],
    ['It was your cast-iron pan. I should like you to replace it.', 'I should like you to replace it'],
  ])('is found within a text: %s', (text, request) => {
    expect(accountOf(text).requests).toEqual([request])
  })

  it.each(['If you can’t come, ring me before six', 'If you don’t have it, I’d like the receipt by Friday'])(
    'includes a request with a condition: “%s”',
    (request) => {
      expect(accountOf(`It was cold. ${request}`).requests).toEqual([request])
    },
  )

  it.each(['Please explain why you still ring me at 7.', 'Tell me why you never asked.'])(
    'lists what only scolds last: “%s”',
    (reproach) => {
      const { requests } = accountOf(`${reproach} I want my key back. Can we talk?`)
      expect(requests.at(-1)).toBe(reproach.slice(0, -1))
    },
  )

  it('doesn’t include the second half of an offer (“… and keep the heating off”)', () => {
    const text = 'I could get a heater and keep the heating off during the day.'
    expect(accountOf(text).requests).toEqual([])
    expect(offersIn(text)).toEqual(['I could get a heater and keep the heating off during the day'])
  })

  it('includes an offer at the end of the same sentence, which isn’t listed separately', () => {
    const text = 'stop the sausages, pay half the vet and sundays at 6 is fine'
    expect(accountOf(text).requests).toEqual([text])
    expect(offersIn(text)).toEqual([])
  })

  it.each(['"a phase"', '“a phase”', '„a phase“', '«a phase»'])('is quoted with single marks within: %s', (quote) => {
    expect(accountOf(`Please don’t call it ${quote} (${quote}).`).requests).toEqual([
      'Please don’t call it ‘a phase’ (‘a phase’)',
    ])
  })

  it('is quoted without the conjunction that joins it to what went before', () => {
    const { requests } = accountOf('It was cold. And could you close the door?')
    expect(requests).toEqual(['Could you close the door?'])
  })

  it.each([
    'I think you should have rung',
    'If you can’t do that, we are not coming at Christmas',
    'Unless you change, I’m telling the landlord',
    'If you can’t be on time, don’t bother coming',
    'There are five days that I can take',
    'I work nights, start 9:30',
    'I don’t want you to go',
    'He told me gloss is fine',
    'There are two marks that do not appear in the inventory',
    'I didn’t stop sleeping there',
    'I like the eggs, thank you for the eggs',
    'I said please not Jonas',
    'Bea, I have no voice',
    'You’d told me you hated presenting, and would I please do it',
    'Please bear with me',
    'I don’t want to be seen as difficult',
    'Remember that two of them came on 11 June',
    'I’ll give you that, the list was late',
    'You’ll tell me costs were high',
    'Listen, I should have called',
    'I’d rather not',
    'All I can do is wait',
    'I’ll be brief because I’m not sure that I can be calm',
    'I ask for little in this marriage',
    'I expect she told Kerrie',
    'I need it, my shift is on Thursdays',
    'That would help, wouldn’t it?',
    'You’ll have to ask her yourself',
    'First it was the network, then your shop',
    'So no I’m not eating 350, you can forget that',
    'You have the audacity to send your cousin',
    'I will be deducting same from the deposit',
    'Shall we mention the showers',
  ])('doesn’t include “%s”', (statement) => {
    expect(accountOf(`${statement}.`).requests).toEqual([])
    expect(offersIn(`${statement}.`)).toEqual([])
  })
})

describe('what one party offers', () => {
  it.each([
    'You’ll have the keys by Friday',
    'You’re welcome to use the shed',
    'Let me pay for the paint',
    'I’m prepared to cover the fee',
    'What we can do is replace the motor',
    'How about I book the hall',
    'Steph is happy to meet you',
    'Two weeks ahead I can do, starting in May',
    'What I can manage is half by Friday',
    'Wednesdays can stay as they were',
    'I’d love to take you to dinner',
    'you can walk him and id pay you back half in may',
    'Happy to say so at the meeting',
    'I’d do every other Sunday',
    'Tuesdays you can have',
    'Ten days I could probably do',
    'Sundays at 6 is fine',
    'You can do the money in two goes',
    'I’d love to come',
    'I would pay for the removers myself',
    'I’d agree to Saturdays, as long as your mother is there',
    'Seven I can agree to',
    'The tank I’ll fill tomorrow',
    'The rest will be with you by 1 March',
    'My wife can answer most mornings',
    'Call it $180 for the sake of peace',
    'Thursday evening is yours',
    'We’d go halves',
    'You may have your fifty',
    'You can sleep at mine on Tuesdays',
    'Thursday morning I could',
    'Were you to allow your grandson to help, I would pay him properly',
  ])('includes “%s”', (offer) => {
    const text = `It was cold on Monday. ${offer}.`
    expect(offersIn(text)).toEqual([offer])
    expect(accountOf(text).statements).toEqual(['It was cold on Monday', offer])
  })

  it.each([
    'I will take this to the tribunal',
    'I’ll report you to the building manager',
    'I’ll tell your mother',
    'I’m happy to go to court',
    'The rent is late and I’ll change the locks on Friday',
    'I’ll keep the drill until you pay',
    'I could have hit you',
    'You can keep your apology',
    'You can have your tools when I have my money',
    'They will pay for it',
    'I’ll give you until Friday or I’ll sue you',
    'Otherwise I will go to the consumer forum',
  ])('doesn’t include the threat “%s”', (threat) => {
    expect(offersIn(`It rained on Monday. ${threat}.`)).toEqual([])
  })

  it.each(['I’ll pay the council tax', 'I’ll throw in the parts', 'I can keep him in the kitchen until 7'])(
    'includes “%s”, although it resembles a threat',
    (offer) => {
      expect(offersIn(`${offer}.`)).toEqual([offer])
    },
  )

  it('doesn’t include the threatened alternative in a request: “Move it by 4, or I’ll do it myself”', () => {
    const text = 'Move it by 4, or I’ll do it myself.'
    expect(accountOf(text).requests).toEqual(['Move it by 4, or I’ll do it myself'])
    expect(offersIn(text)).toEqual([])
  })

  it.each(['I’ll admit I was late', 'I’m at the end of what I can do', 'Let me know by Friday'])(
    'doesn’t include “%s”',
    (sentence) => {
      expect(offersIn(`${sentence}.`)).toEqual([])
    },
  )
})

describe('what one party says', () => {
  const statementsOf = (text: string): readonly string[] => accountOf(text).statements

  it.each([
    ['It was a busy spring for the club. You booked the 22nd without asking.', 'You booked the 22nd without asking'],
    [
      'We met at the hall on 3 May at 6. I should have told you, and I regret that.',
      'I should have told you, and I regret that',
    ],
    ['The hall is on Mill Lane. I felt like a guest in my own home.', 'I felt like a guest in my own home'],
    ['The bin is brown. I’m not paying the rest until it’s redone.', 'I’m not paying the rest until it’s redone'],
    [
      'Dear Sophie, I write further to our call of 2 May. The marks were there before me.',
      'The marks were there before me',
    ],
    ['How was I meant to know it was you? The gate was open.', 'The gate was open'],
  ])('begins with what matters most: %s', (text, first) => {
    expect(statementsOf(text)[0]).toBe(first)
  })

  it('has a request that only opens a conversation after the others', () => {
    const { requests } = accountOf('Can we talk about it? Tell me who else knows.')
    expect(requests).toEqual(['Tell me who else knows', 'Can we talk about it?'])
  })

  it('keeps the conditions of a long request or offer', () => {
    const offer =
      'I could get a small oil heater for my room and keep the main heating off during the day, as long as we go on splitting the electricity down the middle'
    expect(offersIn(`It was cold. ${offer}.`)).toEqual([offer])
    const half = 'I’d love the whole week, but only if my mother can have him on Tuesday'
    expect(accountOf(`${half}.`).parts.map(({ said }) => said)).toEqual([`${half}.`])
    const moved = 'If you open every Sunday, I can move Priya to the Saturday close'
    expect(accountOf(`${moved}.`).parts.map(({ said }) => said)).toEqual([`${moved}.`])
  })
})
