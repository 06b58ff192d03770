import type { Pairs } from './pair.ts'

export const ADDED_PHRASES: Pairs = {
  fails: [
    ['No chairs came. I have 70 people coming.', 'No chairs came. I have 70 people coming for a charity gala.'],
    ['Ward 6 had nobody on.', 'Ward 6 had nobody on, and two patients complained.'],
    ['You sent him home.', 'You sent him home, and she cried all night.'],
    ['Smoking is banned here.', 'Smoking is banned here, and your staff have been ignoring asthma.'],
    ['You left at four.', 'You left at four to beat traffic jams.'],
    ['You wore white.', 'You wore white to spite my family.'],
    ['When are the other boxes coming?', 'The other boxes are coming in the next few days.'],
    ['You skipped practice.', 'You skipped practice, because my uncle needed groceries.'],
    ['The drill is mine.', 'The drill is mine, from an expensive hardware store.'],
    ['Turn the music down, you know the rules.', 'Please turn the music down, and several residents complained.'],
    ['You took the van.', 'You took the van for another weekend trip.'],
    ['You owe me the deposit.', 'You have owed me the deposit since the beginning of university.'],
  ],
  passes: [
    ['You left at four.', 'You left at four o’clock in the afternoon.'],
    ['Be here at half seven.', 'Please be here at half past seven.'],
    ['I am sick of it.', 'I am at the end of my patience.'],
    ['He was chased off by your gateman.', 'He went there, and he was turned away by your gateman.'],
    ['You came late.', 'You came late, and I find this unacceptable.'],
    ['Your boys rolled in at noon.', 'It was noon, but your team only arrived then.'],
    ['Tell me the truth.', 'I want to understand the truth.'],
    ['Why did you sell it?', 'Please help me to understand why you sold it.'],
    ['You lie all the time.', 'I find it hard to trust what you say.'],
    ['We had 70 guests for the wedding.', 'We had 70 guests for a wedding party.'],
    ['Pay the rent.', 'Please pay the rent, so that we can resolve the matter.'],
    ['My mother was in tears.', 'My mother was crying, and she was really upset.'],
  ],
}
