import { describe, expect, it } from 'vitest'
import { tokensOf } from '../tokens.ts'
import { CLAUSES_TO_KEEP } from './clauses-to-keep.ts'

const stays = (clause: string): boolean => {
  const words = tokensOf(clause).map(({ norm }) => norm)
  return CLAUSES_TO_KEEP.some((pattern) => pattern.test(words.join(' ')))
}

describe('a harshly judged clause', () => {
  it.each([
    'are you even in town',
    'Which of you is short?',
    'Would it kill you to hoover once a week?',
    'every time you hurt someone you just bake something',
    'everything tastes of your bacon',
    'are u still at work?',
    'Are you even sorry?',
    'Do you even want to be on this team?',
    'do u even have insurance??',
    'Do you still love him?',
    'WERE YOU EVEN SICK?',
    'were you really ill',
    'on that rotten old ladder of yours',
    'in that filthy kitchen',
    'Do you object?',
    'have u been drinking',
    'Is there anything left?',
    'How long have you known?',
    'Who reviewed this one?',
    'Did you ever enrol at all?',
    'Get a plumber.',
    'please get a plumber in before Friday',
    "it's in your glovebox, isn't it",
    "you couldn't manage a thank you",
    'when everyone called you selfish',
    'Congratulations on the baby, truly',
    'What kind of example is that for the boys?',
    'and you’ll be paying half',
    'where everyone can read it',
    'Congratulations to whoever put a metal pan in the microwave',
  ])('has to stay if it asks a serious question, states a fact or describes a thing: %s', (clause) => {
    expect(stays(clause)).toBe(true)
  })

  it.each([
    'Are you even on drugs?',
    'Are you even in there?',
    'Do you even have a brain?',
    'do u even have any shame',
    'Do you have hands, or is it just a mouth on legs?',
    'Do you want to be a moron?',
    'Were you even human?',
    'on that rotten old face of yours',
    'you filthy liar',
    'Who cancelled that?',
    'Did you ever learn to read?',
    "it's in your blood",
    'How much of a moron are you?',
    'Is there anything in that head?',
    'What kind of example is a liar?',
    'where everyone can see you are a clown',
    'you’ll be paying for being such a clown',
    'Congratulations to the biggest liar in town',
  ])('doesn’t have to stay if its own words insult: %s', (clause) => {
    expect(stays(clause)).toBe(false)
  })
})
