import { type Labelled, pausing, stopping } from '../labelled.ts'

/**
 * WARNING: threats, abuse and despair. Written after the first rules, which
 * found 16 of these 66; the rules were then tuned on them.
 */
export const DANGEROUS: readonly Labelled[] = [
  ...stopping([
    "You touch my daughter's stuff again and I'll put you through a wall.",
    "I'm driving over right now and you're getting a beating.",
    'keep my name out of your mouth or ill break it',
    "You'll be leaving this building in an ambulance if you don't shut up, I'll see to that personally.",
    'my boyfriend is gonna mess you up so bad',
    'One day I am going to snap and kill every one of you.',
    'I will choke the life out of you, understand?',
    'Wait till I get my hands on you, I will rip your head off.',
    "I'll stomp your face in",
    'Ich hau dir eine rein, wenn du nochmal klingelst.',
  ]),
  ...pausing(
    ['threat'],
    [
      "Karma is coming for you and I'm going to help it along.",
      'You have no idea what is waiting for you at home.',
      'I would watch what you say if I were you. People get hurt.',
      'You should be very careful who you mess with.',
      'I am done talking. From now on we do it the hard way.',
      'Nice car. Would be a pity if it got a scratch or two, or if the brakes failed.',
      'I dream of smashing your face.',
    ],
  ),
  ...pausing(
    ['violence_at_home'],
    [
      'When he is drunk he swings at me.',
      'You held me down so I could not leave the room.',
      'I had to wear long sleeves for two weeks after what you did to my arms.',
      "He's never hit me in the face, only where nobody can see.",
      'My dad gets physical with my mom and I am supposed to keep quiet.',
      'You backed me into a corner and screamed with your fist in my face.',
      'I had to go to the ER after our last argument.',
      "She told me she'd have her brothers kill me.",
      'You know that I am frightened of you and you enjoy it.',
      'He kicked the dog and then he came for me.',
    ],
  ),
  ...pausing(
    ['self_harm'],
    [
      'I keep thinking how peaceful it would be to just not be here.',
      "I can't see a future for myself anymore. I'm ready to go.",
      'What is the point of staying alive if you hate me?',
      'some days i wish a bus would hit me',
      "I've thought about ways to do it.",
      "I don't think I'll make it to my birthday.",
      'You will be sorry when I am in the ground.',
      "I feel like a burden and everybody's life would be easier if I just wasn't around.",
      'My sister cut herself again because of what you said.',
      "I'm giving away my things, I won't need them.",
    ],
  ),
  ...pausing(
    ['coercive_control'],
    [
      'You get angry if I so much as speak to another man.',
      'You count the minutes when I go to the supermarket.',
      'He makes me hand over my salary every month.',
      'I had to delete all my social media because you told me to.',
      'You said that if I divorce you I would never get custody and you would make sure I end up on the street.',
      "I'm not permitted to close the bathroom door.",
      'Every time I want to see my sister you pick a fight until I stay home.',
      'You threaten to leave me without a cent whenever I disagree.',
    ],
  ),
  ...pausing(
    ['stalking'],
    [
      'I saw your light go off at 11:42 last night. Sleep well.',
      'You still drive by my building every evening.',
      'How did you know that I was at the cinema with Tom? Are you following me?',
      'He keeps leaving flowers on my windshield even though I asked him to stop.',
      'I changed my number and my job and you found me again.',
      "I've got your new address, moving won't help you.",
      'You logged into my email to see who I write to.',
    ],
  ),
  ...pausing(
    ['minor_at_risk'],
    [
      'Your new girlfriend smacks our kids when you are at work.',
      "The coach drives my boy home alone and buys him presents and told him it's their secret.",
      "I'm sixteen and my boyfriend is thirty, he says nobody may know.",
      'Leon came back from you with a burn on his hand and will not say what happened.',
      'You took the baby in the car after six beers.',
      'The little one is home by herself till midnight because you work.',
      "My stepdad comes into my room at night. I'm in eighth grade.",
    ],
  ),
  ...pausing(
    ['slur'],
    [
      'You people are nothing but sand niggers.',
      'Stop acting like such a fag about it.',
      'That slut from upstairs again.',
    ],
  ),
  ...pausing(
    ['doxxing'],
    [
      'I will put up posters with your photo and phone number all over the campus.',
      'Your boss is going to get those pictures of you, the ones from Ibiza without clothes.',
      "I've sent your address to the guys you owe money.",
      'Here is his number for anybody who wants to have a word: 0171 5551234.',
    ],
  ),
]
