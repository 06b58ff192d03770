import { describe, expect, it } from 'vitest'
import { requestCounterparts } from './counterparts.ts'
import { requestsIn } from './requests-in.ts'

const asked = (text: string): string[] => requestsIn(text).map((request) => request.text)

describe('the requests found in a message', () => {
  it.each<[string, string[]]>([
    ['You never paid me. Pay me by Friday, you git!', ['Pay me by Friday, you git!']],
    ['can u send me the 43 quid tonite pls', ['can u send me the 43 quid tonite pls']],
    ['Kindly do the needful by 10th July.', ['Kindly do the needful by 10th July.']],
    ['Abeg return my money. Why did you not call?', ['Abeg return my money.', 'Why did you not call?']],
    ['unfollow her', ['unfollow her']],
    ['Seriously Ben? Stop calling me lazy.', ['Stop calling me lazy.']],
    ['I ask that we close at 8.', ['I ask that we close at 8.']],
    ['I need Sunday drop-off to be at 6.', ['I need Sunday drop-off to be at 6.']],
    ['I want every contract to carry both names.', ['I want every contract to carry both names.']],
    ['I need two full nights a week.', ['I need two full nights a week.']],
    ['You should apologise, and give me my keys.', ['You should apologise', 'give me my keys.']],
    ['next time u ask us first ok', ['next time u ask us first ok']],
    ['Überweis sie bis Freitag!', ['Überweis sie bis Freitag!']],
    ['The drums start at 9.30 and come straight through the wall.', []],
    ['I like the regulars and I like the job.', []],
    ['I work the early shift, start 6:30. Please stop the dog.', ['Please stop the dog.']],
    ['Räumen Sie den Keller. Haben Sie gehört?', ['Räumen Sie den Keller.', 'Haben Sie gehört?']],
    ["I don't leave notes on your door, do I? Did I ever once complain?", []],
    ['What is wrong with you? Are you stupid? Really?', []],
    ['You just sit there and say nothing.', []],
    ["I'm fed up. My exam is on Monday.", []],
    ["now you're saying there's none left for me or the others??", []],
    ['He said "give it back" and left.', []],
    ['Were you raised by raccoons? Have you no manners?', []],
    ["Save your crocodile tears. Don't strain yourself.", []],
    ['Save the receipts. Who left the gate open?', ['Save the receipts.', 'Who left the gate open?']],
    ["I hope you're happy. I hope you pay on Friday.", ['I hope you pay on Friday.']],
    ['Complete idiot move, and you are late. Complete the form.', ['Complete the form.']],
    ['Inconsiderate does not even begin to cover it.', []],
    ['lets himself in whenever he likes. lets meet at 5', ['lets meet at 5']],
    ['Listen here you little brat, I paid for that phone.', []],
    ["you think I'm your maid?", []],
    ['also wheres the cats vet book', ['wheres the cats vet book']],
    ["when's the rent due", ["when's the rent due"]],
    ['whos coming on sunday', ['whos coming on sunday']],
    ['I told you at 2am, so delete it.', ['delete it.']],
    ["I told you, don't push to prod on a Friday.", []],
    ['I told you in May: pay the rent on the 1st.', []],
    ['You told me, wait until Friday.', []],
    ["I've told you before, please don't park there.", ["please don't park there."]],
    ["I've told you a hundred times, don't park there.", ["don't park there."]],
    ['As I said, send the form by Friday.', ['send the form by Friday.']],
    ["where's the justice in that", []],
    ["Every time I ask for the car you act like I'm asking for a kidney.", []],
    ['Next time I want you to knock.', ['I want you to knock.']],
  ])('are listed in order: %j', (text, requests) => {
    expect(asked(text)).toEqual(requests)
  })
})

describe('a request in other words', () => {
  it.each([
    ['Pay me by Friday!', "I'd like to have the money by Friday."],
    ['Stop shouting at me.', 'Could we speak more quietly?'],
    ['Clean the kitchen.', 'The kitchen needs cleaning.'],
    ['When are you coming?', "I'd like to know when you're coming."],
    ['Give me back my keys or else', 'Please return my keys.'],
  ])('%s is found in %s', (message, calm) => {
    expect(requestCounterparts(requestsIn(message), calm)).not.toContain(null)
  })

  it('is found in the same sentence if that is unchanged, rather than in a similar one before it', () => {
    const message = 'Stop ringing my wife. If you want to know how I am, ring me.'
    expect(requestCounterparts(requestsIn(message), message)).toMatchObject([{ start: 0 }, { start: 52 }])
  })

  it.each([
    ['Pay me by Friday!', 'You have not paid me. Friday is soon.'],
    ['Stop eating my food. Buy your own.', 'Please stop eating my food.'],
  ])('%s isn’t found in %s', (message, calm) => {
    expect(requestCounterparts(requestsIn(message), calm)).toContain(null)
  })
})
