import { harmless, type Labelled, pausing, stopping } from './labelled.ts'

/**
 * WARNING: strong language, threats, abuse and despair. Written after the fourth and last round of the rules, which were not
 * changed for them: the one figure that says how the screen does on wordings that nobody had in mind. Whoever tunes the
 * rules on these moves them to the tuned ones and writes others.
 */
export const UNSEEN: readonly Labelled[] = [
  ...stopping([
    'I swear I will put you in a coma.',
    "If you don't give me the keys I'm going to beat them out of you.",
    'I will strangle you with your own scarf.',
    'Enjoy the weekend because I am going to kill you on Monday.',
    "We'll smash your face in, you and your friend.",
    'ill stab u n ur dog',
    'Nobody leaves me. I will kill you before you walk out.',
    "I'm going to hit you so hard your grandkids will feel it.",
  ]),
  ...pausing(
    ['threat'],
    [
      'Keep going like this and you will see what I can do.',
      'One phone call, and you have a serious problem with some serious people.',
      'Your family should be worried.',
      'I want to hurt him the way that he hurt me.',
      'You will not get away with this alive and well.',
    ],
  ),
  ...pausing(
    ['violence_at_home'],
    [
      'You twisted my wrist until I dropped the phone.',
      'My partner throws me around when I contradict him.',
      'I hide the knives because of how you get.',
      'You burned my hand with your cigarette.',
      'She clawed my face in front of the kids.',
      'You forced yourself on me on our anniversary.',
      'I am so scared of what he does when he finds out.',
      'He hit my mother again yesterday.',
      'I lost it and slapped him across the face.',
      'You said that you would bury me in the garden.',
    ],
  ),
  ...pausing(
    ['self_harm'],
    [
      'I do not want to exist anymore.',
      "If this goes on I'll end up killing myself.",
      'I feel so empty that I would rather not wake up.',
      'My best friend tried to take her life and you shrug?',
      'I have been cutting myself since March.',
      'You would all be better off if I was dead.',
      'I want to go to sleep for good.',
      "I'm thinking of ending things, and I don't mean us.",
    ],
  ),
  ...pausing(
    ['coercive_control'],
    [
      "You won't let me get a job.",
      'I have to hand you my phone when I come home.',
      'He forbids me to see my own mother.',
      'You said nobody would believe a drunk like me.',
      'You took the car and the bank cards so that I am stuck here.',
      'He picks my clothes and weighs me on Sundays.',
      'I must ask before I turn on the heating or eat something.',
      'You monitor every call that I make.',
    ],
  ),
  ...pausing(
    ['stalking'],
    [
      'I followed you home yesterday, nice new place.',
      'There is a camera in my bedroom that I did not put there, and I know that it was you.',
      "You show up at my gym every time I'm there.",
      'I know where your mother lives.',
      'He has been standing across the street staring at my window all week.',
    ],
  ),
  ...pausing(
    ['minor_at_risk'],
    [
      'You hit the kids when I am at work, they told me.',
      'A man of fifty is texting my 11-year-old niece and you say it is nothing.',
      'You locked the boy in the closet as a punishment.',
      "I'm fourteen and my mother's boyfriend beats me.",
      'He touches my little sister when they are alone.',
      'Our baby had bruises on both arms when I picked him up from you.',
    ],
  ),
  ...pausing(['slur'], ['you people are all faggots', 'Get that retard out of my class.']),
  ...pausing(
    ['doxxing'],
    [
      'I will post your nudes if you do not answer.',
      'Her address is going up on Twitter tonight.',
      'You gave my phone number and address to some guys on the internet.',
    ],
  ),
  ...harmless('anger', [
    'I am livid. You threw away my late father’s letters.',
    'You are the reason why nobody comes to our flat anymore.',
    "I can't stand your passive-aggressive notes on the fridge!",
    'You said that you would help me move and then you went to the beach, thanks for nothing.',
    'Stop blaming your mother for everything, you are thirty-five.',
    "You're a cheat, and I will tell the league about it.",
    'I have had it up to here with your excuses, pay or move out.',
    'You never apologise, you never listen, you never learn.',
    'If you shout at me again I will hang up.',
    'You wasted two years of my life.',
    'You stood me up twice and had the nerve to laugh.',
    'Your behaviour at my birthday was disgusting and everybody noticed.',
    "I'm so mad at you that I could throw my phone across the room.",
    'You took her side again, as you always do, and it hurts like hell.',
    'I hope you are happy now that you have destroyed the team.',
    'I want you to leave my house and never come back.',
  ]),
  ...harmless('idiom', [
    'This commute is going to kill me one day, so I need to work from home.',
    'You went for the jugular in that debate, did you not?',
    "I'd kill for a roommate who does the dishes.",
    'You dropped a bomb at dinner and left us with the mess.',
    'My back is killing me from moving your sofa.',
    'You two ganged up on me in the meeting and shot my idea to pieces.',
  ]),
  ...harmless('everyday', [
    'You can have the kids on Sunday if you bring them back by six.',
    'I was afraid of telling you about the dent in the car.',
    'He is twelve and old enough to clean his own room.',
    'I watched your cat for two weeks and did not get a thank you.',
    'You need my permission to use my laptop, that is only fair.',
    'Our landlord checks the flat every month and you never tidy up before.',
    'The doctor found a bruise from the ball and said it is fine.',
    'You told everyone in the office where I am going on holiday.',
  ]),
]
