import { describe, expect, it } from 'vitest'
import { readParts } from './read-parts.ts'

const read = (...sentences: string[]): string[] => readParts(sentences).map(({ does, said }) => `${does}: ${said}`)

describe('the parts of a text', () => {
  it('begin where a sentence starts doing something else', () => {
    expect(read('I won’t pay £190 for a screen, but a trellis I’d pay for.', 'I’m sorry about the hedge.')).toEqual([
      'states: I won’t pay £190 for a screen',
      'offers: a trellis I’d pay for.',
      'concedes: I’m sorry about the hedge.',
    ])
  })

  it.each([
    ['asks', 'I’d say €200 from you and the rest between me and Ana.'],
    ['asks', 'Sunday means Sunday too.'],
    ['asks', 'You’re going to have to do Tuesdays and Fridays.'],
    ['states', 'I’ve sent you the €137 just now, that’s my third.'],
    ['offers', 'The cycle will go down today itself.'],
    ['offers', 'Any day after four.'],
    ['offers', 'You could have her Saturday to Tuesday night.'],
    ['offers', 'You are most welcome to feed him daily.'],
    ['offers', 'Leave the council with me.'],
    ['offers', 'I’ll say it from the chair at the next meeting.'],
    ['offers', 'I have a roll of wire in the shed you can have for nothing.'],
    ['offers', 'if its back tomorrow ill say no more about the jobs.'],
    ['offers', 'I won’t do that again.'],
    ['offers', 'I will not stop on the kerb again.'],
    ['offers', 'I won’t let it happen again.'],
    ['offers', 'I’ll get someone else to cover your shift.'],
    ['offers', 'I’ll get another bulb tomorrow.'],
    ['offers', 'I’d rather also pay for a carer.'],
    ['offers', 'If you want, I write a note for your manager.'],
    ['offers', 'If you keep to nine, I won’t take it any further.'],
    ['offers', 'I’m happy for you to play what you like on Saturdays.'],
    ['offers', 'My son will fit a mesh to the window.'],
    ['offers', 'Within 24 hours I can promise.'],
    ['offers', 'I refund the £799 tomorrow, or you wait till the 27th.'],
    ['offers', 'We’ll lift and relay the back two rows, no charge.'],
    ['offers', 'In the meantime I can drop a ramp round.'],
    ['offers', 'If something isn’t right I’ll message you.'],
    ['offers', 'I’m going to ring her tonight.'],
    ['offers', 'I’m fine with Tuesdays.'],
    ['offers', 'I intend to return £415.'],
    ['offers', 'You could have the hall, or I could lend you the tent.'],
    ['asks', 'Can I have a number so I can ring?'],
    ['asks', 'I think a full refund is reasonable.'],
    ['asks', 'If we take on a second chef, you’d have two nights home.'],
    ['asks', 'I want you at the lunch on the third Saturday.'],
    ['asks', 'May I request that only the steel tiffin is used.'],
    ['states', 'I don’t want the extra hundred.'],
    ['states', 'You people come home at nine.'],
    ['states', 'Should you fail to comply, I shall be forced to consult my solicitor.'],
    ['states', 'Oh here we go again.'],
    ['states', 'You’re forty minutes away in Ennis.'],
    ['states', 'You took $450 off the top.'],
    ['states', 'Your rent of 1.2 million expired on 31st May.'],
    ['states', 'I pay the insurance, €31 each month.'],
    ['states', 'If I don’t get your £420 it comes out of my pocket.'],
    ['states', 'I will get another man.'],
    ['states', 'I won’t be spoken to like that again.'],
    ['concedes', 'I should have rung you.'],
    ['concedes', 'The delay is on me.'],
    ['concedes', 'On time you are correct.'],
    ['concedes', 'The empty tank I’ll give you.'],
    ['offers', 'The £40 I’ll give you.'],
    ['states', 'We met at the hall on 3 May.'],
    ['states', 'I didn’t break it.'],
    ['states', 'All I can do is wait.'],
    ['states', 'I’ll report you to the building manager.'],
    ['states', 'The mess is yours.'],
    ['concedes', 'But I could have told you that evening.'],
    ['states', 'I could ask my brother but I’d rather not if I’m honest.'],
    ['states', 'I will also not say that I am sorry.'],
  ])('include one that %s: “%s”', (does, sentence) => {
    expect(read('It was cold on Monday.', sentence)).toEqual(['states: It was cold on Monday.', `${does}: ${sentence}`])
  })

  it('keep a sentence whole if all of it does the same thing', () => {
    expect(read('It was late, I was tired and you shouted.')).toEqual([
      'states: It was late, I was tired and you shouted.',
    ])
  })

  it('keep what an offer refers to within its sentence', () => {
    expect(read('There’s a spare key in my drawer and it’s yours.')).toEqual([
      'offers: There’s a spare key in my drawer and it’s yours.',
    ])
  })

  it('keep the condition of an offer, however long it is', () => {
    const sentence = 'If Ken comes down and measures it and it’s over, I’ll move them in November.'
    expect(read(sentence)).toEqual([`offers: ${sentence}`])
  })

  it('are clear where a pattern recognises them, and unclear where only the model does and isn’t sure', () => {
    const [sure, , unsure] = readParts(['Please pay me back.', 'It was loud again.', 'Nobody uses the hob after ten.'])
    expect(sure).toMatchObject({ does: 'asks', isClear: true })
    expect(unsure).toMatchObject({ does: 'asks', isClear: false })
  })

  it('are judged by patterns alone in other languages', () => {
    expect(read('Bitte zahl mir die 120 Euro bis Freitag zurück.', 'Das war mein Fehler.')).toEqual([
      'asks: Bitte zahl mir die 120 Euro bis Freitag zurück.',
      'states: Das war mein Fehler.',
    ])
  })
})
