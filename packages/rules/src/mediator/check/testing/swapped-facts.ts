import type { Pairs } from './pair.ts'

/** Two facts are swapped, or two people's facts. */
export const SWAPPED_FACTS: Pairs = {
  fails: [
    ['You owe 23 for the raccoon and 160 for the dent.', 'You owe 160 for the raccoon and 23 for the dent.'],
    ['The bill went from 60 to 110 in May.', 'The bill went from 110 to 60 in May.'],
    ['The heating is set to 18 and you turned it to 24.', 'The heating is set to 24 and you turned it to 18.'],
    ['The boiler died on 28 December. Today is 9 January.', 'The boiler died on 9 January. Today is 28 December.'],
    ['You said 6 pm and came at 9 pm.', 'You said 9 pm and came at 6 pm.'],
    ['I ordered 40 chairs and 6 tables.', 'I ordered 6 chairs and 40 tables.'],
    ['You sent a £10 voucher, and I want the full £95 back.', 'You sent a £95 voucher, and I want the full £10 back.'],
    ['You lied to Priya and then you blamed Tom.', 'You lied to Tom and then you blamed Priya.'],
    ['I wrote 14 of the 20 pages, Mei did the other 6.', 'Of the 20 pages Mei wrote 14, I did the other 6.'],
    ['I put in 60 percent and you put in 40.', 'You put in 60 percent and I put in 40.'],
    ['I paid 300, Karim paid 80.', 'Karim paid 300, I paid 80.'],
    ['She works 12 hours and you work 5.', 'You work 12 hours and she works 5.'],
  ],
  passes: [
    ['You had our van for 23 days and the repair cost $160.', 'The repair cost $160, and for 23 days you had our van.'],
    ['The bill went from 60 to 110.', 'The bill is now 110; it used to be 60.'],
    ['The heating is set to 18 and you turned it to 24.', 'You turned it to 24, although the heating is set to 18.'],
    ['The boiler died on 28 December. Today is 9 January.', "It's 9 January, and the boiler died on 28 December."],
    ['You said 6 pm and came at 9 pm.', 'You came at 9 pm, having said 6 pm.'],
    ['I ordered 40 chairs and 6 tables.', 'My order was for 6 tables and 40 chairs.'],
    ['You lied to Priya and then you blamed Tom.', 'You blamed Tom after you lied to Priya.'],
    ['Ngozi and Emeka were there.', 'Emeka and Ngozi were there.'],
    ['Send it to Raj, Anita and Femi.', 'Please send it to Anita, Femi and Raj.'],
    ['I wrote 14 of the 20 pages, Mei did the other 6.', 'Of the 20 pages, 14 were written by me and 6 by Mei.'],
    ['I lent you 300 in May.', 'You have owed me 300 since May.'],
    ['I put in 60 percent and you put in 40.', 'You put in 40 percent, and I put in 60.'],
  ],
}

export const SWAPPED_OBJECTS: Pairs = {
  fails: [
    ['I paid for the flight, I paid for the car.', 'I paid for the car, you paid for the flight.'],
    ['I covered your shift on Boxing Day, you covered nothing.', 'You covered my shift on Boxing Day.'],
    ['You threw the stapler at the wall.', 'I threw the stapler at the wall.'],
    ['You told six people on the call that I lie.', 'I told six people on the call that I lie.'],
    ['I sat with Dad in the ward.', 'You sat with Dad in the ward.'],
    ['You changed the pickup without telling me.', 'I changed the pickup without telling you.'],
    ['I lent the bike to your cousin.', 'You lent the bike to your cousin.'],
    ['I rang the plumber, and you rang nobody.', 'You rang the plumber.'],
    ['You wrote the email to the board.', 'I wrote the email to the board.'],
    ['I ran the regression analysis.', 'You ran the regression analysis.'],
    ['You took the keys from the drawer, I took the bus.', 'I took the keys from the drawer.'],
    ['I collected Alfie at six.', 'You collected Alfie at six.'],
  ],
  passes: [
    ['I paid for the flight, I paid for the car.', 'I paid for the car and for the flight.'],
    ['You marked me absent on the 17th.', 'I was marked absent on the 17th.'],
    ['You left me in the dark.', 'I was left in the dark.'],
    ['You got me uninvited from Easter.', 'I got uninvited from Easter.'],
    ['You did not invite me to the wedding.', "I wasn't invited to the wedding."],
    ['You threw the stapler at the wall.', 'A stapler was thrown at the wall by you.'],
    ['I told you about the leak.', 'You knew about the leak because I told you.'],
    ['We agreed on Monday.', 'You agreed with me on Monday.'],
    ['You need to move the car.', 'I need you to move the car.'],
    ['I sold you the sofa.', 'You bought the sofa from me.'],
    ['You went to the lake with Cheryl.', 'I went home while you were at the lake with Cheryl.'],
    ['I rang you, you rang me.', 'You rang me and I rang you.'],
  ],
}
