import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentsFor } from './commitments.ts'

const names = { user1: 'Jonas', user2: 'Maya' }
const conflict = { title: 'The $120 for the kitchen', user1: 'You left.', user2: 'I was tired that day.', names }
/** What Maya’s answer commits her, Jonas or both to, beside the cake that she offers in it. */
const from = (text: string, task: Parameters<typeof commitmentsFor>[0] = conflict) =>
  commitmentsFor({ ...task, user2: `I’ll bring the cake. ${text}` })
    .filter(({ what }) => !what.includes('the cake'))
    .map(({ who, what, by }) => [who, what, by])

describe('the canned commitments', () => {
  it('are what an answer offers and proposes, then what it asks in return, with its dates', () => {
    const task = {
      ...conflict,
      user1: 'You owe me $120. Please pay me back by Friday.',
      user2: "Please send me the receipts. I'll cover the cleaning until 3 May. Can we talk about the list on Sunday?",
    }
    expect(commitmentsFor(task)).toEqual([
      { who: 'second', what: 'Cover the cleaning', by: 'until 3 May' },
      { who: 'both', what: 'Talk about the list', by: 'on Sunday' },
      { who: 'first', what: 'Send Maya the receipts', by: null },
    ])
  })

  it('are what an answer asks if it offers nothing', () => {
    expect(commitmentsFor({ ...conflict, user2: 'It was loud again. Please send me the receipts.' })).toEqual([
      { who: 'first', what: 'Send Maya the receipts', by: null },
    ])
  })

  it('leave room for a request beside four offers', () => {
    const offers = 'I’ll lock the door. I’ll wash up. I’ll pay the gas bill. I’ll water the plants.'
    const made = commitmentsFor({ ...conflict, user2: `${offers} Please feed the cat.` })
    expect(made.map(({ who }) => who)).toEqual(['second', 'second', 'second', 'first'])
  })

  it.each(['No. I won’t sign anything this year.', 'I was out, and nobody rang me.', 'Fair enough, you’re right.'])(
    'are empty if the answer neither offers nor asks for anything: %s',
    (user2) => {
      const user1 = 'I’ll pay the fee. Please lock the door.'
      expect(commitmentsFor({ ...conflict, user1, user2 })).toEqual([])
    },
  )

  it.each([
    [
      'i can pay the 120 but only in two parts, 60 now 60 in two weeks',
      ['second', 'Pay the 120 but only in two parts, 60 now 60 in two weeks', null],
    ],
    [
      'If she can’t then I really got no other way, but I can take two of your weekends.',
      [
        'second',
        'As Maya offers: “If she can’t then I really got no other way, but I can take two of your weekends”',
        null,
      ],
    ],
    [
      'A full week in April is not possible because of our audit, but 6 to 12 May I can promise.',
      [
        'second',
        'As Maya offers: “A full week in April is not possible because of our audit, but 6 to 12 May I can promise”',
        null,
      ],
    ],
    [
      'Please tell Mercy she won’t miss her school fees because of me.',
      ['first', 'Tell Mercy she won’t miss her school fees because of Maya', null],
    ],
    [
      'Would you mind if we keep yours on a separate shelf?',
      ['first', 'As Maya asks: “Would you mind if we keep yours on a separate shelf”', null],
    ],
    [
      'Could you please text me before you bring friends home?',
      ['first', 'Text Maya before you bring friends home', null],
    ],
    ['Please return my drill and the keys, ok?', ['first', 'Return Maya’s drill and the keys', null]],
    [
      'I need you to take two evenings a week and to ask me first.',
      ['first', 'Take two evenings a week and ask Maya first', null],
    ],
    ["Let's agree on quiet hours from 24 November.", ['both', 'Agree on quiet hours', 'from 24 November']],
    ["I'll pay you for my share.", ['second', 'Pay Jonas for your share', null]],
    ['I can pay the rest at the end of January.', ['second', 'Pay the rest', 'at the end of January']],
    ['I can pay the rest end of January.', ['second', 'Pay the rest', 'end of January']],
    [
      'I can pay 300 on the 5th and the rest at the end of January.',
      ['second', 'Pay 300 on the 5th and the rest at the end of January', null],
    ],
    [
      'I would be grateful if you could have it cut before the nesting season.',
      ['first', 'Have it cut before the nesting season', null],
    ],
    ["What I'd ask is that you check your phone first.", ['first', 'Check your phone first', null]],
    ["Reckon it's fair you pay that and a tank of diesel.", ['first', 'Pay that and a tank of diesel', null]],
    ['Would you be prepared to share the cost?', ['first', 'Share the cost', null]],
    ['I need to know exactly who you told.', ['first', 'Tell Maya exactly who you told', null]],
    ['I just want to see the numbers before the 22nd.', ['first', 'Show Maya the numbers', 'before the 22nd']],
    ['I want you to say sorry like you mean it.', ['first', 'Say sorry', null]],
    ['Please wash up for once in your life.', ['first', 'Wash up', null]],
    ['Don’t ever touch my bike again.', ['first', 'Don’t touch Maya’s bike again', null]],
    ['Keep the dog inside before 7 a.m.', ['first', 'Keep the dog inside', 'before 7 a.m.']],
    ['Send me the keys or I’m telling the landlord.', ['first', 'Send Maya the keys', null]],
    ['please pay me back by friday', ['first', 'Pay Maya back', 'by Friday']],
    ['please book the hall for monday in may', ['first', 'Book the hall for Monday in May', null]],
    ['I want to see what you paid.', ['first', 'Show Maya what you paid', null]],
    [
      'I would like to see the children every second Sunday, is that too much to ask?',
      ['first', 'Let Maya see the children', 'every second Sunday'],
    ],
    ['Tell me when you leave, would you?', ['first', 'Tell Maya when you leave', null]],
    [
      'Please withdraw it before the hearing on the 10th.',
      ['first', 'Withdraw it before the hearing on the 10th', null],
    ],
    ['I can take Monday and Thursday.', ['second', 'Take Monday and Thursday', null]],
    ['Send me a photo from before the 8th.', ['first', 'Send Maya a photo from before the 8th', null]],
    ['Book the hall for Friday.', ['first', 'Book the hall for Friday', null]],
    ['Please text me before you come <3', ['first', 'Text Maya before you come <3', null]],
    ['Stop yelling at me.', ['first', 'Stop yelling at Maya', null]],
    ['Can you not leave plates in the sink?', ['first', 'Don’t leave plates in the sink', null]],
    [
      "Please make sure somebody's home at 7, last time he stood at the gate an hour.",
      ['first', "Make sure somebody's home at 7", null],
    ],
    ['Please stop paying him in cash, it scatters everything.', ['first', 'Stop paying him in cash', null]],
    ['Would it kill you to hoover once a week?', ['first', 'Hoover once a week', null]],
    ['Would you ever ring me when you see him out?', ['first', 'Ring Maya when you see him out', null]],
    ['I’ll still speak to him on Monday morning.', ['second', 'Speak to him on Monday morning', null]],
    [
      'Could you shift it to the living room, or use it before 9 pm?',
      ['first', 'Shift it to the living room, or use it before 9 pm', null],
    ],
    [
      'Please send me the statement from January till now.',
      ['first', 'Send Maya the statement from January till now', null],
    ],
    ['I request you to swap me out of those two days.', ['first', 'Swap Maya out of those two days', null]],
    [
      'id rather we just set up a standing order so i dont have to keep chasing you',
      ['both', 'Set up a standing order', null],
    ],
    ['I want you to do the shopping, so I get one day off.', ['first', 'Do the shopping', null]],
    ["I can take the clinic run so you don't have to miss work.", ['second', 'Take the clinic run', null]],
    ['What I can do is take him out the front.', ['second', 'Take him out the front', null]],
    ['I would take £75 off February.', ['second', 'Take £75 off February', null]],
    ['I am ready to take any weekend in November.', ['second', 'Take any weekend in November', null]],
    [
      'If he starts up, text me rather than banging on the wall.',
      ['first', 'If he starts up, text Maya rather than banging on the wall', null],
    ],
    ['If you see that dog again, ring me.', ['first', 'If you see that dog again, ring Maya', null]],
    ['I need the raw data by Thursday because I am late.', ['first', 'Let Maya have the raw data', 'by Thursday']],
    ['I want my deposit back in full.', ['first', 'Let Maya have their deposit back in full', null]],
    ['I need the van on Monday, is that so hard?', ['first', 'Let Maya have the van', 'on Monday']],
  ])('say who does what, in the words of “%s”', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it.each([
    [
      'My invoice of $45 is still open. Please settle that by Friday.',
      ['first', 'As Maya asks: “My invoice of $45 is still open. Please settle that by Friday”', 'by Friday'],
    ],
    [
      'I’ve a gig on the 9th and I need it done by then.',
      ['first', 'As Maya asks: “I’ve a gig on the 9th and I need it done by then”', null],
    ],
  ])('quote the sentence that says what “that” and “then” mean in “%s”', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it.each([
    [
      'I lost it. My deposit is missing, so please return that by Friday.',
      'As Maya asks: “My deposit is missing, so please return that by Friday”',
    ],
    ['The bus was late. After that I’ll ring you every evening.', 'Ring Jonas every evening'],
    ['Please bring the van back. I’ll pay for that tomorrow.', 'Pay for that'],
    ['Why me? Please settle that by Friday.', 'Settle that'],
  ])('aren’t quoted with another sentence that says nothing about it, or something else: %s', (text, what) => {
    expect(from(text).map(([, said]) => said)).toContain(what)
  })

  it('quote a sentence of two actions whole if one says nothing without the other', () => {
    expect(from('Please send me the bill first, settle that by Thursday.')).toEqual([
      ['first', 'As Maya asks: “Please send me the bill first, settle that by Thursday”', 'by Thursday'],
    ])
  })

  it('keep the request when they quote what it refers to', () => {
    const text = 'Kev, I had no idea, he’s silent as anything. Please don’t say so in the group.'
    expect(from(text).map(([, what]) => what)).toEqual([`As Maya asks: “${text.slice(0, -1)}”`])
  })

  it.each([
    'From now on whoever does the work presents the work.',
    'It would be good if we both went to the secretary.',
  ])('are for both where “%s” speaks of both', (text) => {
    expect(from(text)).toEqual([['both', `As Maya proposes: “${text.slice(0, -1)}”`, null]])
  })

  it.each([
    ['Tell me before I get home.', 'As Maya asks: “Tell me before I get home”'],
    ['I want my "loan" kept in writing.', 'As Maya asks: “I want my ‘loan’ kept in writing”'],
    ['i want the noise to stop on friday', 'As Maya asks: “I want the noise to stop on friday”'],
    ['I want to see some effort in the garden.', 'As Maya asks: “I want to see some effort in the garden”'],
    ['I’d be happy with the heating on from 7 to 9.', 'As Maya asks: “I’d be happy with the heating on from 7 to 9”'],
    [
      'Could we not do the walk, outdoors, with everybody?',
      'As Maya asks: “Could we not do the walk, outdoors, with everybody”',
    ],
    ['I can do £60 for the diesel.', 'As Maya offers: “I can do £60 for the diesel”'],
    ['Wednesdays can stay as they were.', 'As Maya offers: “Wednesdays can stay as they were”'],
    ['If I see that dog again, ring me.', 'As Maya asks: “If I see that dog again, ring me”'],
    ['Either give me a date or send the money.', 'As Maya asks: “Give me a date or send the money”'],
    ['Bitte zahl mir die 120 Euro bis Freitag zurück.', 'Maya: “Bitte zahl mir die 120 Euro bis Freitag zurück”'],
  ])('quote a request or offer that can’t be reworded as an order: %s', (text, what) => {
    expect(from(text).map(([, quoted]) => quoted)).toEqual([what])
  })

  it.each([
    'Why did you never tell me?',
    'Please explain why you still ring me at 7.',
    'If you can’t do that, we are not coming at Christmas.',
    'When will you do your share?',
    'You should have asked me.',
    'Do you even know how late it was?',
    'You never help, and I am done.',
    'I would love for us to find a way that works for both of us.',
    'Can we just move on and work things out?',
    'Get over yourself. Stop lying to me.',
    'I want to know why you left.',
    'I work the early shift, start 6:30.',
    'I could do it.',
    'I could have told you about the dent and I forgot.',
    'I can imagine how that was for you.',
    "Can't you see that I am tired?",
    'Could it have been there since your last trip?',
    'Would that be all right?',
    'You must all come for lunch.',
    'But let me also tell you, your mother invited forty people.',
  ])('leave out complaints, questions about the past and empty offers: %s', (text) => {
    expect(from(text)).toEqual([])
  })

  it('list what is clear on its own before what another sentence explains', () => {
    expect(from('Bring them back. Tell my dad yourself that it was you.').map(([, what]) => what)).toEqual([
      'Tell Maya’s dad yourself that it was you',
      'Bring them back',
    ])
  })

  it.each([
    [
      'Can we settle it over coffee instead of by Sunday?',
      ['both', 'Settle it over coffee instead of by Sunday', 'by Sunday'],
    ],
    ['I’d take the Saturdays.', ['second', 'Take the Saturdays', null]],
    ['Please transfer the other 240 by this Sunday.', ['first', 'Transfer the other 240', 'by this Sunday']],
    [
      'So call it $180 for the sake of peace.',
      ['second', 'As Maya offers: “Call it $180 for the sake of peace”', null],
    ],
  ])('keep what belongs together: %s', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it('list an order before a need that only explains it', () => {
    expect(from('I need the raw data by Thursday. Please send it to my desk.')).toEqual([
      ['first', 'Send it to Maya’s desk', null],
      ['first', 'Let Maya have the raw data', 'by Thursday'],
    ])
  })

  it('put new ones before rejected ones in a later round, and are empty if there are no new ones', () => {
    const offered = 'I’ll lock the door. I’ll wash up. I’ll pay the gas bill. I’ll water the plants.'
    const task = { ...conflict, user2: offered }
    const first = commitmentsFor(task)
    expect(first).toHaveLength(4)
    expect(commitmentsFor(task, first)).toEqual([])
    const longer = { ...task, user2: `I’ll feed the cat. ${offered}` }
    expect(commitmentsFor(longer, first).map(({ what }) => what)).toEqual([
      'Feed the cat',
      'Lock the door',
      'Wash up',
      'Pay the gas bill',
    ])
  })

  it('contain no names if the names are unknown', () => {
    expect(from('Please pay me back by Friday. Please wash up.', { ...conflict, names: undefined })).toEqual([
      ['first', '“Pay me back by Friday”', 'by Friday'],
      ['first', 'Wash up', null],
    ])
  })

  it.each([
    'I’ll report you to the building manager.',
    'I can call the police.',
    'I will deduct £40 from the deposit.',
    'I could have hit you.',
    'I’ll manage without you.',
  ])('never contain a threat: %s', (threat) => {
    expect(from(threat)).toEqual([])
  })

  it('are found in every part of a sentence', () => {
    expect(from('I’ll go through the photos tonight, and I’d bring them to you myself.')).toEqual([
      ['second', 'Go through the photos', 'tonight'],
      ['second', 'Bring them to Jonas yourself', null],
    ])
    expect(from('Could you send me the bill so we see the same number?')).toEqual([
      ['first', 'Send Maya the bill so we see the same number', null],
    ])
  })

  it.each([
    'I’ve already taped off my side so the kids stay away.',
    'You took $450 off the top before splitting, so the rest of us got $175 each.',
    'If it’s not there by noon I’m sending the deck without it.',
    'He has to go out before that.',
    'I’ll agree the office should have called you back.',
    'So far it’s been my deposit.',
  ])('leave out what happened, what may follow, and what someone admits: %s', (text) => {
    expect(from(text)).toEqual([])
  })

  it('leave out what only the model considers a request', () => {
    expect(from('It was loud again. Nobody uses the hob after ten.')).toEqual([])
  })

  it('name the other party only once', () => {
    expect(from('Send the receipts to my phone for my records.')).toEqual([
      ['first', 'Send the receipts to Maya’s phone for their records', null],
    ])
  })

  it('repeat the name where “they” could mean someone else', () => {
    expect(from('Ask your parents to call me before they touch my car.')).toEqual([
      ['first', 'Ask your parents to call Maya before they touch Maya’s car', null],
    ])
  })

  it('leave out markup', () => {
    expect(from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>')).toEqual([])
  })

  it('leave out despair and insults', () => {
    expect(from('I want to die. Please give my fucking keys back, you poisonous witch.')).toEqual([
      ['first', 'Give Maya’s keys back', null],
    ])
  })

  it('stay within the limits of a list of commitments, whatever people write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem({ mode: 'sentences' }), (one, other) => {
        const made = commitmentsFor({ ...conflict, user2: `Please ${one}. I'll ${other}` })
        expect(made.length).toBeLessThanOrEqual(4)
        for (const { what, by } of made) {
          expect([...what].length).toBeLessThanOrEqual(200)
          expect([...(by ?? '')].length).toBeLessThanOrEqual(60)
        }
      }),
      { numRuns: 30 },
    )
  })
})
