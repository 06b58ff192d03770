type Sample = {
  slug: string
  title: string
  text: string
  /** What the mediator says about it: what happened and what both want, without a verdict, and what each could do next. */
  advice: { summary: string; suggestion: string }
}

/** Stories written for Squash, shown where no forum is set up (decisions §9). Nobody in them exists. */
export const SAMPLES: readonly Sample[] = [
  {
    slug: 'thermostat',
    title: 'AITA for putting a lock on the thermostat?',
    text: `I share a flat with a friend who grew up by the sea and sleeps with the window open. I grew up in an attic and own four blankets. We agreed on 19 degrees in November and wrote it on the fridge.

Since then I have come home three times to 24 degrees and an open window. When I asked, she said the rule was "more of a guideline" and that she pays half the bill anyway. So I bought a small plastic box with a lock and put it over the thermostat. It is set to 19. I offered her the second key, and she said that a key to her own heating was humiliating.

Now she cooks everything in the oven at 220, with the door open, "for the warmth". I think I only held us to what we both signed. She says that locks are for bikes and not for friends.`,
    advice: {
      summary:
        'The poster and a flatmate agreed on 19 degrees, and three times the poster came home to 24 and an open window. The poster put a lock over the thermostat and offered a second key; the flatmate found that humiliating and now heats the kitchen with the oven. One wants the agreement to count, the other wants to be warm and trusted in her own home.',
      suggestion:
        "Take the lock off and talk about the number again, because 19 clearly doesn't work for both. You could try 20 degrees with the windows shut, two evenings a week at 22, and split the bill by what you agree. Whoever wants to change it asks first.",
    },
  },
  {
    slug: 'birthday-cake',
    title: 'WIBTA if I asked for my cake tin back before the party is over?',
    text: `My colleague borrowed my good cake tin in March. It is heavy, it was my grandmother's, and it makes a cake with a castle on top. She brought the cake to the office, everybody admired her, and the tin stayed at her place.

I have asked for it five times. Twice she forgot it, once it was "soaking", once it was at her brother's, and once she said she had thought it was a present. Tomorrow is her birthday and the whole team is invited. I know for a fact that there will be a castle cake, because she posted a picture of the batter.

I would like to go, eat the cake, wash the tin in her sink, and take it home with me. My partner says that one does not do dishes as an act of war. I say it is the only way that I will see that castle again.`,
    advice: {
      summary:
        'The poster lent a colleague a cake tin that belonged to a grandmother, and has asked for it back five times since March. The colleague once thought it was a present and will probably use it for her own birthday party tomorrow. The poster wants the tin back before it disappears again; the colleague may not know how much it means.',
      suggestion:
        "Send the colleague a short message today: the tin was your grandmother's, it was a loan, and you'd like to take it home after the party. She could empty and wash it herself once the cake is cut. That way nobody has to do dishes in front of the guests, and you can enjoy the castle.",
    },
  },
  {
    slug: 'group-trip',
    title: 'AITA for leaving the group trip chat after 412 messages?',
    text: `Seven of us want to go to the mountains for three days in June. A chat was opened in January. By February there were 200 messages about whether the hut should have one bathroom or two, a poll about the poll, and eleven photos of the same sheep.

I wrote once that I would be fine with anything and asked to be told the dates. Nobody answered. At 412 messages, on a day when my phone buzzed all through a job interview, I left the chat without a word. I did tell my best friend that I would still come.

Now the others say that I "abandoned the planning", that my silence is why we have no hut yet, and that I may not choose a bed. I think that nobody missed my opinion about sheep. My best friend says I could at least have said goodbye.`,
    advice: {
      summary:
        'Seven friends are planning three days in the mountains, and their chat grew to 412 messages without a decision. The poster asked once for the dates, got no answer, and left the chat without a word after it buzzed through a job interview. The others felt left alone with the planning; the poster felt that nobody had missed their opinion.',
      suggestion:
        'The poster could write one message to the group: sorry for leaving without a word, yes to the trip, and an offer to take over one task, such as booking the hut. The others could put two dates and two huts to a vote that ends on Sunday. Use a second chat for the sheep.',
    },
  },
  {
    slug: 'spoiler',
    title: 'AITA because I told my brother how the series ends?',
    text: `My brother and I watch one series together, an episode each Sunday. It has been our thing for two years. In October he moved in with his girlfriend and missed three Sundays. I waited. Then I found out that he had watched ahead with her, all the way to the last episode but one.

He did not tell me. He sat on my sofa and acted surprised at a death that he had known of for a week. He even gasped. When he dropped a hint by accident and I understood, I said nothing, went home, watched the last episode alone, and sent him one message with the ending. One line. No emoji.

He says that I destroyed the best moment of two years out of spite. I say that he destroyed two years of Sundays and I only destroyed forty minutes. Our mother wants us to sit at one table at Christmas.`,
    advice: {
      summary:
        'The poster and a brother had watched a series together every Sunday for two years. The brother moved, missed three Sundays, watched ahead with his girlfriend and acted surprised on the sofa. The poster found out and sent him the ending in one line. Both lost something they had been looking forward to: one the shared Sundays, the other the last episode.',
      suggestion:
        "Before Christmas, each could name what hurt and leave the other's part aside: he pretended, and the poster answered with a spoiler. Then choose a new series together and settle one rule, for example that nobody watches ahead without saying so. If Sundays no longer work, pick a day that does.",
    },
  },
  {
    slug: 'parking',
    title: 'AITA for parking in the spot that my neighbour has shovelled?',
    text: `It snowed for two days. The parking spots in our street belong to nobody. My neighbour dug out the one in front of his door in the morning, drove to work, and put a kitchen chair in the gap, which is apparently a tradition here. I moved in during summer and had never seen a chair in a street before.

I came home at noon with a child who had a fever and a week of groceries. There was one free spot in the whole street, with a chair in it. I carried the chair to his door, carefully, and parked.

In the evening my car was behind a wall of snow as high as the mirrors, very neatly built. He says that the spot was an hour of his life. I say that a chair is not a contract and that a fever goes first. The chair now stands on my roof and I do not know how he got it up there.`,
    advice: {
      summary:
        'After two days of snow, a neighbour dug out a parking spot and kept it with a kitchen chair while he was at work. The poster, new to the street and with a feverish child in the car, moved the chair and parked there; by evening the car was walled in with snow. The neighbour wants his hour of work respected, and the poster wants an emergency to count for more than a chair.',
      suggestion:
        'The poster could knock, explain about the fever, and offer to clear a spot for him the next time it snows. The neighbour could help to dig the car out and take his chair down from the roof. Then ask the street together how long a chair holds a spot, so that newcomers know.',
    },
  },
  {
    slug: 'office-plant',
    title: 'AITA for taking my plant with me when I changed desks?',
    text: `Four years ago I brought a sad little fern to the office. I watered it, I repotted it twice, I gave it a name, and it is now as large as a person. It stood between two desks, and over time the other desk began to count it as theirs too. They turned it towards the light on Thursdays. I did not mind.

Last month I was moved to another floor and took the fern with me in the lift. The next day I got a message signed by four people that the fern had been "part of the team", that one of them had been about to propose next to it, and that they would like visiting hours.

I bought it. I have the receipt, from 2022, for 6.99. But they did turn it on Thursdays, and it leans to one side now, as if it were looking for them. Was I wrong to take it without asking?`,
    advice: {
      summary:
        "Four years ago the poster bought a small fern for the office and looked after it until it was as tall as a person. The colleagues at the next desk turned it to the light every Thursday and came to think of it as the team's. When the poster moved to another floor, the fern went along without a word, and four people now miss it. It belongs to one person and has mattered to several.",
      suggestion:
        'The poster could thank them for the Thursdays and offer them a cutting or a division of the fern in spring. Until then, one open hour a week for visits would cost little. The colleagues could say who wanted to propose beside it, so that the fern can be there on the day.',
    },
  },
  {
    slug: 'leftovers',
    title: 'AITA for writing names on everything in the fridge?',
    text: `Three of us share a kitchen. I cook for the week on Sundays and label the boxes Monday to Friday. In the last month I had "Thursday" only once. My flatmates say that they take a spoonful to taste, that it is a compliment, and that I could simply cook more.

So I wrote names on everything: every yoghurt, each carrot, the ice. I also wrote a price on mine. One of them found that funny and paid for a carrot. The other one said that it felt like living in a shop, that her family had always shared food, and that I was counting love in spoonfuls.

Since then she cooks huge pots, leaves them on the table with a sign that says "for everyone, also for those who write on carrots", and I do not dare to take any. It smells very good. I think that I was clear and that is all. Am I the problem here?`,
    advice: {
      summary:
        "Three people share a kitchen, and the boxes that the poster cooks for the week keep getting eaten. The poster put names on everything and prices on some of it. One flatmate laughed and paid for a carrot; the other grew up sharing food and felt that love was being counted in spoonfuls. She now leaves big pots out for everyone, and the poster doesn't dare to eat from them.",
      suggestion:
        'Keep one shelf in the fridge that is private, without prices, and one that is for all. The poster could say out loud that the missing lunch is the problem and not the sharing, and then take a plate of what is on the table. Cooking one pot together each Sunday would give both what they want.',
    },
  },
]

/** The sample of a day. @param day days since 1970 @param further how many were shown on that day already */
export function sampleFor(day: number, further: number): Sample {
  const sample = SAMPLES[(day + further) % SAMPLES.length]
  if (!sample) throw new Error('There are no samples')
  return sample
}
