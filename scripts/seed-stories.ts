import type { Mood, Phase } from '../packages/contract/src/values.ts'
import { ada, apart, ben, carla, deniz, jonas, maya, type Person } from '../packages/testkit/src/cast.ts'

/** A phase in which a conflict rests until somebody acts. */
type RestingPhase = Exclude<Phase, 'mediating' | 'rehashing' | 'reflecting' | 'ruling'>
export type Story = {
  phase: RestingPhase
  title: string
  from: Person
  to: Person
  mood: Mood
  says: string
  answers: string
}

const between =
  (from: Person, to: Person) =>
  (phase: RestingPhase, mood: Mood, title: string, says: string, answers = '') => ({
    phase,
    title,
    from,
    to,
    mood,
    says,
    answers,
  })
const mayaToJonas = between(maya, jonas)
const jonasToMaya = between(jonas, maya)

/** One for each phase that waits for somebody, in both directions, so that every button of the screens can be tried. */
export const stories: readonly Story[] = [
  mayaToJonas(
    'ruled',
    'rage',
    'Who owns the balcony on Sundays',
    'You ALWAYS take the balcony on Sunday mornings with your band and I never get one quiet hour out there.',
    'It is the only time all four of us are free, and I asked you in March and you said you did not mind.',
  ),
  mayaToJonas(
    'resolved',
    'meh',
    'The thermostat',
    'Please stop turning the heating to 24 at night. I wake up with a headache every single time.',
    'I get back at midnight and I am frozen. I did not know that it kept you from sleeping.',
  ),
  mayaToJonas(
    'vote_1',
    'annoyed',
    'Dishes. Again. Always me.',
    'I am so done. I come home at 7 to a full sink every Tuesday and you have not even rinsed a cup.',
    'My shift ends at midnight and you start yelling before I have put my bag on the floor.',
  ),
  jonasToMaya(
    'awaiting_response',
    'annoyed',
    'You gave away my ticket',
    'You gave my ticket for Friday to your sister without asking me. I had been looking forward to that for weeks.',
  ),
  jonasToMaya(
    'vote_2',
    'rage',
    'Money for the trip',
    'You still owe me 180 euros for the train and you booked yourself a massage. That is ridiculous.',
    'I told you I would pay on the 15th when my salary comes. You nod and then you forget it.',
  ),
  mayaToJonas(
    'core_issues',
    'annoyed',
    'The group chat',
    'You wrote about our argument in the group chat. That was between us and everybody read it.',
    'I made one joke. You tell your mother everything about us, so I do not see the difference.',
  ),
  jonasToMaya(
    'vote_3',
    'meh',
    'Late again',
    'You were 40 minutes late for dinner with my parents and did not even text me.',
    'The tram stood still and my phone was dead. You could have asked me before being angry all evening.',
  ),
  mayaToJonas(
    'ruling_available',
    'rage',
    'The cat goes to the vet',
    'I took the cat to the vet for the third time in a row and you have never even asked what it cost.',
    'You never tell me when the appointments are. I only hear of them when you are already angry.',
  ),
  mayaToJonas(
    'awaiting_response',
    'chill',
    'New year’s eve',
    'Can we decide by Sunday whether we go to your friends? I would like to know and not guess.',
  ),
  between(maya, deniz)(
    'awaiting_response',
    'annoyed',
    'Borrowed drill',
    'You have had my drill since May. I need it back.',
  ),
  between(maya, apart(deniz, 'at_work'))(
    'abandoned',
    'meh',
    'Saturday shifts',
    'I took your last two Saturday shifts and you have not offered to take one of mine.',
  ),
  between(ada, ben)(
    'resolved',
    'zen',
    'Loud phone calls',
    'Could you take your calls in the other room? I cannot hear myself think when you talk to your brother.',
    'Sure, I did not notice. The kitchen has the better reception, that is the only reason.',
  ),
  between(carla, ada)(
    'vote_1',
    'annoyed',
    'My jacket',
    'You lent my green jacket to somebody I do not know, and it came back with a stain.',
    'You were away and it was raining. I will have it cleaned, but please do not call me careless.',
  ),
]
