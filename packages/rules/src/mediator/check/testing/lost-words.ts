import type { Pair } from './changed-statements.ts'

type Pairs = { fails: readonly Pair[]; passes: readonly Pair[] }

export const LOST_WORDS: Pairs = {
  fails: [
    ['They refused to empty the bin. Again.', 'They refused to empty the bin.'],
    ['You used my razor again.', 'You used my razor.'],
    ['You ate my lunch again, Petra. It was labelled.', 'Petra, you ate my lunch. It was labelled.'],
    ['Mum you told Auntie Jo about my divorce AGAIN.', 'Mum, you told Auntie Jo about my divorce.'],
    ['Only Femi paid his share of the light bill.', 'Femi paid his share of the light bill.'],
    ['I only borrowed your ladder once, in May.', 'I borrowed your ladder in May.'],
    ['Every Sunday you park across my drive.', 'On Sunday you parked across my drive.'],
    ['I pay the cleaner every single week.', 'I pay the cleaner.'],
    ['Your dog barks every night till two.', 'Your dog barks till two.'],
    ['I think your lad broke the greenhouse.', 'Your lad broke the greenhouse.'],
    ["Maybe you left the tap on, I'm not sure.", 'You left the tap on.'],
    ['You probably scratched the car on Monday.', 'You scratched the car on Monday.'],
    ["I can't prove you took the cash from the till.", 'You took the cash from the till.'],
  ],
  passes: [
    ['They refused to empty the bin. Again.', 'Once again, they refused to empty the bin.'],
    ['You used my razor again.', 'Once more, you used my razor.'],
    ['You ate my lunch again. Third time this week.', "That's the third time this week you ate my lunch."],
    ['You told Jo about it again.', 'You keep telling Jo about it.'],
    ["Don't touch my bike again.", 'Please never touch my bike.'],
    ['I messaged on Saturday and again on Monday.', 'I messaged on Saturday and on Monday.'],
    ['Only Femi paid his share.', 'Nobody except Femi paid his share.'],
    ['I borrowed your ladder only once.', 'I borrowed your ladder a single time.'],
    ['Kindly return the amount this week only.', 'Kindly return the amount within this week.'],
    ['You only told the landlord, nobody else.', 'You told the landlord, nobody else.'],
    ['Every Sunday you park across my drive.', 'On Sundays you park across my drive.'],
    ['Your dog barks every night till two.', 'Night after night your dog barks till two.'],
    ['I pay the cleaner every week.', 'I pay the cleaner weekly.'],
    ['I think your lad broke the greenhouse.', 'It looks to me as if your lad broke the greenhouse.'],
    ['You probably scratched the car.', "I'm fairly sure you scratched the car."],
  ],
}
