import { describe } from 'vitest'
import { itKeepsAllOf, itLosesOnlyWhatIsInBrackets } from './barbs/other-languages/testing/cut.ts'

describe('an English message', () => {
  itLosesOnlyWhatIsInBrackets([
    // Scotland and Ireland
    'there was 300 in the kitty on Monday[, ya fud]. Gie the rest tae Craig by Saturday.',
    '[Walloper. ]The gate was open until 7.',
    "the stair hasnae been washed [ye clatty besom ]it's your week till Sunday",
    '[Haud yer wheesht. ]I told you it was Tuesday.',
    'You left the tractor in my gateway[, you tight-fisted hoor]. Shift it by 8.',
    '[Catch yourself on. ]I paid for the oil in March.',
    // England and Wales
    "[You daft ha'porth. ]The boiler man comes at 10.",
    '[Cheeky mare. ]It was my turn with the car on Friday.',
    "bruv that's the third pan this week[, you neek]. Wash it before 7.",
    '[Paigon. ]You told Kian about the job.',
    "[You're so twp. ]The train was the 8:15.",
    // Australia and South Africa
    '[You dibber-dobber. ]Hazel from 3B rang the strata.',
    "The ute was due back at noon. [You're weak as piss. ]Fill it up by 6.",
    '[Voertsek. ]I want my 400 rand.',
    'You drove over the hose again[, domgat]. Buy a new one by Friday.',
    // West and East Africa
    '[Useless somebody. ]The light bill is 36,000.',
    'my shop is in darkness 9 days[ kwasia like you] bring the generator back today',
    '[You will not prosper. ]Refund my 15,000.',
    '[Mshenzi wewe. ]Rent ya August ilikuwa 12,000.',
    // India and Pakistan
    '[Beghairat. ]You took 5,000 from Ammi on Eid.',
    'delete the message from the group tonight[, buddhu types].',
    // The Caribbean and Asia
    "[You're so dutty. ]The bathroom was clean on Sunday.",
    '[Wutless bwoy. ]Di light bill due Friday.',
    '[Kapal ng mukha mo. ]You owe me 3,000 since June.',
    '[So sia suay. ]You shouted at the uncle in front of 20 people.',
    // North America
    'bring the hoodie back by 6[, you goofy ass clown].',
    '[Sorry excuse for a father. ]The recital was on Friday.',
    '[fake ass friend ]you left me at the airport at 9:40',
    '[White trash. ]The fence is on my side by 2 feet.',
    // Without punctuation
    '[ur fella is a gobshite ]the council is coming thursday at 11',
    'ur phone was off all night [yer a walloper ]tell me when u pay',
    '[ur dodgy ]send me the 30 by the 1st',
    'log off by midnight [ur broke AND tacky just like ur mom ]give me back the hoodie',
    // The reader's kind, class and supposed status
    'You missed her recital. [Deadbeat. Same as your dad. ]When are you paying?',
    '[A third grader would have caught that. ]Please check your counts.',
    'You wrote a page about bin colours[, which I suppose is about the level you operate at]. The ceiling leaks.',
    'Dinner is at 3[, not whenever her highness rolls out of bed]. Bring the pies.',
    '[What a spineless mama’s boy I have married. ]Please discuss it with me first.',
  ])

  itKeepsAllOf([
    'See ya Friday, bring the 30.',
    'Love ya, call me at 6.',
    'How are ye keeping since Tuesday?',
    "I'm mad you didn't wait for us.",
    'Would you look at the state of the midden at the back.',
    'My rocket salad went off, so buy some on Monday.',
    'You are slow to pay and it costs me 30 a month.',
    'The chicken nuggets are in the freezer.',
    'Same as your dad, you take two sugars.',
    'The council expects no more than 40 from people on your street.',
    'I was a friend like you to nobody else.',
    'We need different blood types for Saturday.',
    'The kids love living like animals in the wood.',
    'Her teacher would have caught the bus at 8.',
    'My six-year-old would have loved it.',
    'I waited while the king rode past.',
    'You chop the onions and I do the rice.',
    'You told me what that goat costs.',
    'The plumber from Dubbo is coming at 9.',
    'Your fella called at 8 about the car.',
  ])
})
