import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentsFor } from './commitments.ts'

const names = { user1: 'Maya', user2: 'Jonas' }
const conflict = { title: 'The $120 for the kitchen', user1: 'You left.', user2: 'I was tired that day.', names }
/** What Jonas, Maya or both commit to if Maya writes this. */
const from = (user1: string, task: Parameters<typeof commitmentsFor>[0] = conflict) =>
  commitmentsFor({ ...task, user1 }).map(({ who, what, by }) => [who, what, by])

describe('the canned commitments', () => {
  it('alternate between what the two ask for and offer, with the dates they give', () => {
    const task = {
      ...conflict,
      user1: 'You owe me $120. Please pay me back by Friday.',
      user2: "I'll cover the cleaning until 3 May. Can we talk about the list on Sunday? Please send me the receipts.",
    }
    expect(commitmentsFor(task)).toEqual([
      { who: 'second', what: 'Pay Maya back', by: 'by Friday' },
      { who: 'both', what: 'Talk about the list', by: 'on Sunday' },
      { who: 'second', what: 'Cover the cleaning', by: 'until 3 May' },
      { who: 'first', what: 'Send Jonas the receipts', by: null },
    ])
  })

  it.each([
    [
      'Could you please text me before you bring friends home?',
      ['second', 'Text Maya before you bring friends home', null],
    ],
    ['Please return my drill and the keys, ok?', ['second', 'Return Maya’s drill and the keys', null]],
    [
      'I need you to take two evenings a week and to ask me first.',
      ['second', 'Take two evenings a week and ask Maya first', null],
    ],
    ["Let's agree on quiet hours from 24 November.", ['both', 'Agree on quiet hours', 'from 24 November']],
    ["I'll pay you for my share.", ['first', 'Pay Jonas for your share', null]],
    ['I can pay the rest at the end of January.', ['first', 'Pay the rest', 'at the end of January']],
    ['I can pay the rest end of January.', ['first', 'Pay the rest', 'end of January']],
    [
      'I can pay 300 on the 5th and the rest at the end of January.',
      ['first', 'Pay 300 on the 5th and the rest at the end of January', null],
    ],
    [
      'I would be grateful if you could have it cut before the nesting season.',
      ['second', 'Have it cut before the nesting season', null],
    ],
    ["What I'd ask is that you check your phone first.", ['second', 'Check your phone first', null]],
    ["Reckon it's fair you pay that and a tank of diesel.", ['second', 'Pay that and a tank of diesel', null]],
    ['Would you be prepared to share the cost?', ['second', 'Share the cost', null]],
    ['I need to know exactly who you told.', ['second', 'Tell Maya exactly who you told', null]],
    ['I just want to see the numbers before the 22nd.', ['second', 'Show Maya the numbers', 'before the 22nd']],
    ['I want you to say sorry like you mean it.', ['second', 'Say sorry', null]],
    ['Please wash up for once in your life.', ['second', 'Wash up', null]],
    ['Don’t ever touch my bike again.', ['second', 'Don’t touch Maya’s bike again', null]],
    ['Keep the dog inside before 7 a.m.', ['second', 'Keep the dog inside', 'before 7 a.m.']],
    ['Send me the keys or I’m telling the landlord.', ['second', 'Send Maya the keys', null]],
    ['please pay me back by friday', ['second', 'Pay Maya back', 'by Friday']],
    ['please book the hall for monday in may', ['second', 'Book the hall for Monday in May', null]],
    ['I want to see what you paid.', ['second', 'Show Maya what you paid', null]],
    [
      'I would like to see the children every second Sunday, is that too much to ask?',
      ['second', 'Let Maya see the children', 'every second Sunday'],
    ],
    ['Tell me when you leave, would you?', ['second', 'Tell Maya when you leave', null]],
    [
      'Please withdraw it before the hearing on the 10th.',
      ['second', 'Withdraw it before the hearing on the 10th', null],
    ],
    ['I can take Monday and Thursday.', ['first', 'Take Monday and Thursday', null]],
    ['Send me a photo from before the 8th.', ['second', 'Send Maya a photo from before the 8th', null]],
    ['Book the hall for Friday.', ['second', 'Book the hall for Friday', null]],
    ['Please text me before you come <3', ['second', 'Text Maya before you come <3', null]],
    ['Stop yelling at me.', ['second', 'Stop yelling at Maya', null]],
    ['Can you not leave plates in the sink?', ['second', 'Don’t leave plates in the sink', null]],
    [
      "Please make sure somebody's home at 7, last time he stood at the gate an hour.",
      ['second', "Make sure somebody's home at 7", null],
    ],
    ['Please stop paying him in cash, it scatters everything.', ['second', 'Stop paying him in cash', null]],
    ['Would it kill you to hoover once a week?', ['second', 'Hoover once a week', null]],
    ['Would you ever ring me when you see him out?', ['second', 'Ring Maya when you see him out', null]],
    ['I’ll still speak to him on Monday morning.', ['first', 'Speak to him on Monday morning', null]],
    [
      'Could you shift it to the living room, or use it before 9 pm?',
      ['second', 'Shift it to the living room, or use it before 9 pm', null],
    ],
    [
      'Please send me the statement from January till now.',
      ['second', 'Send Maya the statement from January till now', null],
    ],
    ['I request you to swap me out of those two days.', ['second', 'Swap Maya out of those two days', null]],
    [
      'id rather we just set up a standing order so i dont have to keep chasing you',
      ['both', 'Set up a standing order', null],
    ],
    ['I want you to do the shopping, so I get one day off.', ['second', 'Do the shopping', null]],
    ["I can take the clinic run so you don't have to miss work.", ['first', 'Take the clinic run', null]],
    ['What I can do is take him out the front.', ['first', 'Take him out the front', null]],
    ['I would take £75 off February.', ['first', 'Take £75 off February', null]],
    ['I am ready to take any weekend in November.', ['first', 'Take any weekend in November', null]],
    [
      'If he starts up, text me rather than banging on the wall.',
      ['second', 'If he starts up, text Maya rather than banging on the wall', null],
    ],
    ['If you see that dog again, ring me.', ['second', 'If you see that dog again, ring Maya', null]],
    ['I need the raw data by Thursday because I am late.', ['second', 'Let Maya have the raw data', 'by Thursday']],
    ['I want my deposit back in full.', ['second', 'Let Maya have their deposit back in full', null]],
    ['I need the van on Monday, is that so hard?', ['second', 'Let Maya have the van', 'on Monday']],
  ])('say who does what, in the words of “%s”', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it.each([
    [
      'My invoice of $45 is still open. Please settle that by Friday.',
      ['second', 'As Maya asks: “My invoice of $45 is still open. Please settle that by Friday”', 'by Friday'],
    ],
    [
      'I’ve a gig on the 9th and I need it done by then.',
      ['second', 'As Maya asks: “I’ve a gig on the 9th and I need it done by then”', null],
    ],
  ])('quote the sentence that says what “that” and “then” mean in “%s”', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it.each([
    'From now on whoever does the work presents the work.',
    'I propose that each of us draws no more than four cans a day.',
  ])('are for both where “%s” speaks of both', (text) => {
    expect(from(text)).toEqual([['both', `As Maya proposes: “${text.slice(0, -1)}”`, null]])
  })

  it.each([
    ['I need you to cover the vet bill.', 'I’m declining to pay the $387.'],
    ['I need 250 before May.', '250 no, i don’t have it.'],
    ['I want the role back for a month.', 'Role back no, the others voted.'],
    ['Please reimburse the mirror.', 'The mirror I’m not able to accept.'],
  ])('leave out “%s” if the answer is “%s”', (user1, user2) => {
    expect(from(user1, { ...conflict, user2 })).toEqual([])
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
    ['I’d take the Saturdays.', ['first', 'Take the Saturdays', null]],
    ['Please transfer the other 240 by this Sunday.', ['second', 'Transfer the other 240', 'by this Sunday']],
    ['So call it $180 for the sake of peace.', ['first', 'As Maya offers: “Call it $180 for the sake of peace”', null]],
  ])('keep what belongs together: %s', (text, commitment) => {
    expect(from(text)).toEqual([commitment])
  })

  it('list an order before a need that only explains it', () => {
    expect(from('I need the car for work at 7. Please fill it up by Friday.')).toEqual([
      ['second', 'Fill it up', 'by Friday'],
      ['second', 'Let Maya have the car for work at 7', null],
    ])
  })

  it('put new ones before rejected ones in a later round, and are empty if there are no new ones', () => {
    const asked = 'Please lock the door. Please wash up. Please pay the gas bill. Please water the plants.'
    const task = { ...conflict, user1: asked }
    const first = commitmentsFor(task)
    expect(first).toHaveLength(4)
    expect(commitmentsFor(task, first)).toEqual([])
    const longer = { ...task, user1: `${asked} Please feed the cat.` }
    expect(commitmentsFor(longer, first).map(({ what }) => what)).toEqual([
      'Feed the cat',
      'Lock the door',
      'Wash up',
      'Pay the gas bill',
    ])
  })

  it('contain no names if the names are unknown', () => {
    expect(from('Please pay me back by Friday. Please wash up.', { ...conflict, names: undefined })).toEqual([
      ['second', '“Pay me back by Friday”', 'by Friday'],
      ['second', 'Wash up', null],
    ])
  })

  it('merge a request with the offer that grants it, and keep a date that only one of them has', () => {
    const user2 = 'I will correct it by the 16th. I’ll bring the box.'
    expect(from('Please correct it at the meeting in front of everyone.', { ...conflict, user2 })).toEqual([
      ['second', 'Correct it at the meeting in front of everyone', 'by the 16th'],
      ['second', 'Bring the box', null],
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
      ['first', 'Go through the photos', 'tonight'],
      ['first', 'Bring them to Jonas yourself', null],
    ])
    expect(from('Could you send me the bill so we see the same number?')).toEqual([
      ['second', 'Send Maya the bill so we see the same number', null],
    ])
  })

  it('leave out what the other party refuses', () => {
    const asked = 'You cut the hedge. I’d want half of the £380 for a new screen.'
    expect(from(asked)).toHaveLength(1)
    expect(from(asked, { ...conflict, user2: 'I won’t pay for a screen.' })).toEqual([])
  })

  it.each([
    'no. not my problem you left the door open',
    'No! You left the door open.',
    'Sorry, no. Stop texting me at work.',
    'No way.',
  ])('are empty for both parties if one says no to everything: %s', (user2) => {
    expect(from('Could you please pay for the repair (£90)?', { ...conflict, user2 })).toEqual([])
  })

  it.each(['I was born in that house. I’m not ready to see a sign outside it.', 'I won’t sign anything this year.'])(
    'are empty if the other party flatly refuses and offers nothing: %s',
    (user2) => {
      expect(from('I want it put with an agent. Please ring them.', { ...conflict, user2 })).toEqual([])
    },
  )

  it('leave out a request if the other party refuses most of it', () => {
    const user2 = 'I won’t hand it to a solicitor. I will have it valued.'
    expect(from('Will you bring it to the solicitor’s on the 9th?', { ...conflict, user2 })).toEqual([
      ['second', 'Have it valued', null],
    ])
  })

  it('stay if the other party looks forward to them', () => {
    const user2 = 'I can’t wait to see the garden on Friday.'
    expect(from('Please show me the garden on Friday.', { ...conflict, user2 })).toEqual([
      ['second', 'Show Maya the garden', 'on Friday'],
    ])
  })

  it('don’t repeat what the other party says is fine', () => {
    expect(from('Can we do a rota?', { ...conflict, user2: 'Rota is fine with me.' })).toEqual([
      ['both', 'Do a rota', null],
    ])
  })

  it.each([
    ['No, I didn’t see your text.', 1],
    ['No one rang me. I was out.', 1],
    ['No, it was shut.', 1],
    ['No. I can pay half.', 2],
  ])('stay if a “no” denies something or comes with an offer: %s', (user2, kept) => {
    expect(from('Please lock the door.', { ...conflict, user2 })).toHaveLength(kept)
  })

  it('keep a request next to something that only sounds like a refusal', () => {
    const fence = 'Please fix the fence by the shed.'
    const said = 'I don’t think I ever said no to fixing the fence by the shed.'
    expect(from(fence, { ...conflict, user2: said })).toEqual([['second', 'Fix the fence by the shed', null]])
  })

  it.each([
    ['I need £640 for the clutch.', 'I can pay £250 in May.', ['second', 'Pay £250', 'in May']],
    ['I want my money back, I’m not your bank.', 'I can send 50 tonight.', ['second', 'Send 50', 'tonight']],
    ['I want my money back by Friday.', 'I can pay 84 euros on Friday.', ['second', 'Pay 84 euros', 'on Friday']],
    ['Please send me the $915.', 'I’ll send you $915 on Friday.', ['second', 'Send Maya $915', 'on Friday']],
    [
      'Can you send me the 92 by Sunday?',
      'I can send 50 tonight and the other 42 on the 15th.',
      ['second', 'Send 50 tonight and the other 42 on the 15th', null],
    ],
    [
      'I need you here at half five.',
      'Half five isn’t possible. Half six I can do.',
      ['second', 'As Jonas offers: “Half six I can do”', null],
    ],
    ['I need the spreadsheet by noon.', 'Noon can’t happen. I’ll send it at 4 pm.', ['second', 'Send it', 'at 4 pm']],
    [
      'Be there at 7, please.',
      'I can do 7.30 most weeks, not 7.',
      ['second', 'As Jonas offers: “I can do 7.30 most weeks, not 7”', null],
    ],
  ])('propose only the offer if it answers a request with another figure: %s %s', (asked, user2, offered) => {
    expect(from(asked, { ...conflict, user2 })).toEqual([offered])
  })

  it.each([
    ['Please replace the lock and the light by Sunday.', 'I’ll pay for the lock, not for the light.'],
    ['Could you clean the oven and the windows?', 'I can do the windows but not the oven.'],
  ])('propose only the offer if it grants part of a request and refuses the rest: %s %s', (asked, user2) => {
    expect(from(asked, { ...conflict, user2 })).toEqual(from('It rained.', { ...conflict, user2 }))
  })

  it.each([
    ['Please pay me £640 for the clutch.', 'I’ll give you £20 for the petrol.', 'Pay Maya £640 for the clutch'],
    ['Send me the $915 and the parking permit.', 'I’ll send you $915.', 'Send Maya the $915 and the parking permit'],
  ])('keep a request if an offer with an amount doesn’t answer all of it: %s %s', (asked, user2, kept) => {
    expect(from(asked, { ...conflict, user2 })).toContainEqual(['second', kept, null])
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

  it('leave out what only the model considers a request, with a likelihood below 50 %', () => {
    expect(from('It was loud again. Nobody uses the hob after ten.')).toEqual([])
  })

  it('name the other party only once', () => {
    expect(from('Send the receipts to my phone for my records.')).toEqual([
      ['second', 'Send the receipts to Maya’s phone for their records', null],
    ])
  })

  it('repeat the name where “they” could mean someone else', () => {
    expect(from('Ask your parents to call me before they touch my car.')).toEqual([
      ['second', 'Ask your parents to call Maya before they touch Maya’s car', null],
    ])
  })

  it('leave out markup', () => {
    expect(from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>')).toEqual([])
  })

  it('leave out despair and insults', () => {
    expect(from('I want to die. Please give my fucking keys back, you poisonous witch.')).toEqual([
      ['second', 'Give Maya’s keys back', null],
    ])
  })

  it('stay within the limits of a list of commitments, whatever people write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem({ mode: 'sentences' }), (user1, user2) => {
        const made = commitmentsFor({ ...conflict, user1: `Please ${user1}. I'll ${user2}`, user2 })
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
