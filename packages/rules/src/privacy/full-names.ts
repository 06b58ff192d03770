import NAMES from '../../../../data/words/first-names.json' with { type: 'json' }
import { FIRST_NAMES } from '../mediator/facts/name-words.ts'
import { pattern } from '../text/pattern.ts'

const words = (rows: string): ReadonlySet<string> => new Set(rows.trim().split(/\s+/))

/**
 * First names in addition to those the mediator knows, so that "Oluwaseun Adeyemi" and "Siddharth Rao" are recognised
 * as people.
 */
const MORE_FIRST_NAMES: ReadonlySet<string> = words(`
  abby abdullah abhishek adewale adunni adaobi aditi aditya agnes agnieszka aidan ajay akash akin akira albert alberto alejandra aleksander alessandro alex
  alexis alfie alfred alhassan alina alisha allison alyssa amaka amar amelia amira anastasia andre andré andrzej angus aniket anil anirudh anjana
  anneliese annette annika anshul antoine antonia anton anu aoife aparna april archie ariana arnold arthur asha ashish ashok astrid ava avery
  babajide balaji barry basak bashir beatriz benedict benoit bernard bernd bertie beth bethany bhavna birgit björn blessing boris brad bradley brandi brendan
  brett bronwyn bruce bukola burak caitlin caleb cameron carina carol carole carolyn carrie casey cassandra cecilia cedric celeste celine chad chandra
  chantal charlie chelsea cheryl chiamaka chibuzo chiara chinaza chinwe chris christa christian christoph chuka chukwuemeka ciaran cindy clarissa claudia claudio
  clement cody colette colleen constance cormac cornelia cory courtney crystal curtis cynthia dagmar daisy dale damian damilola damon dana danny daphne
  darius darrell darryl davide dawn dayo dean debbie debra delphine denise derrick desmond destiny devon devin dhruv dieter dilip dimitri dmitri
  dolores dominik donald donna dorothy doug douglas duncan dwayne earl ebony eddie edgar edith eduardo efe eileen ejiro ekaterina eleanor elise elisa
  ellie elliot elliott eloise elsa emanuele emilia emilie emilio emilija emmanuel enrique ernest ernesto esra eszter etienne eugene eunice evelina ezekiel faith
  farah farhan faisal felicia felipe felix fernanda fernando finlay finn flora florence florian francesca francesco francis francisco franck françois frank frankie franz
  freya frederick frédéric friedrich fumiko gail ganesh garry gaurav gavin gayle genevieve geoffrey gerald gerard gerhard gilbert giles gillian giovanni
  girish giulia giuseppe glenn godwin gopal gordon grace graham grant greta gretchen guillaume günther gustavo gwen gwendolyn habib hadiya hakeem hamza hamish
  hans harold haruto harvey hasan hayley heidi heinrich heinz henrik herbert hilary hiroshi holly howard huda hussain hye idris ifeoluwa ikechukwu imani
  indira ines ingrid ioana irene irina iris isabelle isaiah ismail ivana ivy iwona jacek jackie jacqui jada jaime jakub jamal jana janelle janice jared
  jarek jasmin jasper javier jayden jeanette jeanne jeffrey jelena jenna jens jeremiah jermaine jerome jerry jessie jimena jimmy jin joana joanna joaquin jodie joey
  johan johann johannes johnny jolanta jordan jorge josef josephine josiah joy joyce juliana juliane juliet julio jun jung jürgen kai kaitlyn kamala kamil
  kareem karin karina karolina karsten kasia katarina katarzyna kathy katrin katrina kayode kayleigh keiko keira kelvin kendra kenji kerstin khadija kimberly kirsten
  kirsty klaus klaudia kofi konrad kristen kristin kristina kristof krzysztof kurt kylie lance lara lars latoya laurence laurent lauri lawrence layla leila lekan
  lena leonard leonardo leroy leslie lesley lilian lillian lily lindsay lindsey ling lionel liz lloyd lola lorenzo lorraine louisa luciana lucia lucie luigi
  luise luz lydia lynn mabel maciej magda magdalena mahesh mahmoud mai malcolm malik malte mandy manfred manoj manuel manuela marc marcel marcela marcelo
  marcia marco marcos marcus margaret margarita margot mariam mariana marina mario marion marisol marissa marjorie marlene marta martina martyn marvin mateo
  mateusz mathew mathias mathilde matilda matteo matthias maurice mauricio mavis maxine maximilian mbali medina mehdi melanie melinda melvin mercy meredith mia
  michaela michel michele michał mildred milena milo miranda miriam mitchell mohan mohit moira monika monique morgan moritz morris moses moshe muriel mustafa myra
  nadine naomi narendra natalia nathalie nathaniel naveen nelson nia nicholas nicolas nicole nicoletta niklas nikolai nikola nilesh nitin nkechi nkem nnamdi noel noemi
  noor nora norma norman nuno nur obi odette oksana oleg olena olga oliver ololade oluwaseun oluwatobi omolara opeyemi oriol orla oscar osagie otto owen
  paige pallavi pamela paolo parker patience patrice patrik paulina pavel pearl peggy penelope penny percy perry petra phoebe phyllis pierre pilar piotr piyush polly
  pradip prakash pranav prashant praveen preeti preston prince priscilla priyanka przemek quentin quincy rachael rafael rafał raghav rahim rajiv rajni ralf rama
  ramon ramona rana randall randy rania raquel rashid raúl raymond reggie reginald reinhard renata rene renee reuben reza rhea rhiannon rhonda riccardo rina
  rishi ritu roberta roberto rocio rodney rodrigo roland rolf roman ronan ronnie rosa rosalind rose rosemary ross roxanne roy ruben rudolf rupert russell ruta
  sabine sachin sade saeed safiya saif sakshi salma salman sameer samira sanjana sanjeev santiago sasha satish scarlett sebastião selena selin serena sergei sergio
  seun shah shahid shane shannon shanti shashi shaun shauna sheila shelby shelley sherry shirley shivani shreyas shubham siddharth sidney sienna sigrid silas silvia
  simone sina siobhán sipho skye sofía solange sonja soraya spencer sridhar srinivas stan stanley stella sunil susanne suzanna sven svetlana swati sybil sylvia
  sylvie tabitha tadeusz takeshi talia tamara tamika tania tariq tasha tatiana ted teddy teju temitope terence terrence terry tessa thabo thandi thea thelma theodore
  theresa thierry thiago thorsten tiago tiana tiffany till timo tobias tobiloba toby todd tomasz tommy toni tracey travis trent trina tristan trudy tyrone tyson ulrich
  ulrike umar ursula usman uwe uzma valeria valerie vanja varun vera verena veronica vicky victor vidya vihaan viktor vimal vinay vinod viola violet virginia vishal
  vivian vivienne vladimir wade wambui wanda warren werner wilfred wilhelm willa willow winifred winston wojciech wolfgang xavier ximena yaw yana yannick yasmine yash
  yolanda yosef yuki yuri yvette yvonne zack zach zachary zahra zainab zanele zeynep zofia zoltan zuzanna`)

/** First names of many more countries (data/words). */
const WORLD_FIRST_NAMES: ReadonlySet<string> = words(NAMES.join(' '))

export const isFirstName = (word: string): boolean =>
  FIRST_NAMES.has(word) || MORE_FIRST_NAMES.has(word) || WORLD_FIRST_NAMES.has(word)

/** Endings that only surnames have, in Slavic, Greek, Georgian, Turkish, Nordic, South Asian and Japanese. */
const SURNAME_ENDING = new RegExp(
  pattern`
    .{2}(?:owski|owska|ewski|ewska|iński|ińska|insky|ovsky|evsky|owicz|ewicz|czyk|czuk|chuk|enko|ović|ovic|ević|evic|
    shvili|idze|adze|oğlu|oglu|opoulos|opoulou|iadis|escu|sson|sdóttir|dóttir|murthy|swamy|subramaniam|ratne|
    wardene|singhe|zadeh|nejad|azadeh|енко|овский|овская|евский|евская|швили|ович)$
  `,
  'u',
)
export const isSurname = (word: string): boolean => SURNAMES.has(word) || SURNAME_ENDING.test(word)

/** Common surnames in many countries. In title case, where every word is capitalised, only these count as surnames. */
const SURNAMES: ReadonlySet<string> = words(`
  smith jones williams taylor brown davies davis evans wilson thomas johnson roberts walker wright robinson thompson white hughes edwards green hall wood harris
  lewis martin jackson clarke clark turner cooper hill ward moore morris king watson baker harrison morgan patel young allen mitchell james anderson phillips
  lee bell parker bennett cook shaw griffiths kelly richardson simpson carter collins marshall murphy adams gray ellis mills murray barnes jenkins palmer stevens
  miller garcia rodriguez martinez hernandez lopez gonzalez perez sanchez ramirez torres flores rivera gomez diaz reyes cruz ortiz gutierrez nguyen kim park
  fernandez alvarez romero ruiz moreno jimenez santos silva oliveira souza costa pereira ferreira almeida rossi russo ferrari esposito bianchi romano colombo ricci
  müller schmidt schneider fischer weber meyer wagner becker schulz hoffmann koch bauer richter klein wolf schröder neumann schwarz zimmermann braun krüger
  dubois durand leroy moreau simon laurent lefebvre michel fournier girard bonnet lambert fontaine rousseau vincent muller petit bernard richard robert
  kowalski nowak wiśniewski wójcik kamiński lewandowski zieliński szymański novák svoboda horvat ivanov petrov popov smirnov kuznetsov
  okafor okonkwo adeyemi adebayo balogun ogunleye okeke nwosu eze obi chukwu ibrahim bello musa abubakar mohammed usman lawal adeleke akinola oyelaran
  mensah owusu asante boateng mwangi kamau otieno odhiambo njoroge wanjiru dlamini nkosi ndlovu zulu khumalo
  sharma singh kumar gupta verma reddy rao nair iyer menon pillai mehta shah desai joshi kulkarni mishra pandey banerjee chatterjee mukherjee das bose ghosh
  khan ahmed ali hussain malik chaudhry qureshi siddiqui hassan rahman begum akhtar iqbal
  wang li zhang liu chen yang huang zhao wu zhou tanaka suzuki sato watanabe ito yamamoto yilmaz kaya demir çelik cohen levy haddad
  o'brien o'connor o'neill o'sullivan ryan walsh byrne doyle mccarthy gallagher doherty kennedy lynch macdonald campbell stewart fraser mcdonald
  jansen de vries bakker visser smit hansen larsen olsen andersson johansson nilsson eriksson korhonen virtanen`)

/** Words that follow a first name in the name of a place, a company or a holiday: "Victoria Station". */
export const NOT_SURNAMES: ReadonlySet<string> = words(`
  street road avenue lane drive close square station park island islands beach airport church school university college hospital hotel line day eve hill bridge mall market
  council bank award awards cup prize court tower towers house centre center club fc united city town county state street's gardens green theatre museum library
  stadium arena airlines airways insurance foundation trust group ltd inc plc gmbh company limited office police department ministry institute academy clinic pharmacy
  bakery cafe café bar restaurant kitchen diner grill pizza pizzeria store stores shop supermarket gym salon services solutions society association committee
  river lake mountain falls valley bay coast sea ocean north south east west cathedral temple mosque abbey palace castle festival marathon week month year
  media gas broadband mobile water energy power electric eats express rail trains buses motors cars rentals homes estates lettings properties holdings systems labs games studios records
  pictures news post times mail sports direct online support team council court airport advice bureau authority agency commission federation league hut king's donuts burgers coffee books
  airways networks telecom telecoms telekom vodafone bikes fitness travel tours hotels foods farm farms dairy taxi taxis cabs logistics couriers delivery desk line helpline service trust
  charming research relief aid appeal museum gallery
  premier league show series season episode tour album edition version model klein benz daniels kart`)

/** Public figures, whose names aren't masked because they aren't private persons. */
export const PUBLIC_FIGURES: ReadonlySet<string> = new Set(
  `taylor swift|harry potter|sherlock holmes|santa claus|jesus christ|donald trump|joe biden|kamala harris|barack obama|michelle obama|elon musk|jeff bezos|bill gates|steve jobs|
  mark zuckerberg|lionel messi|cristiano ronaldo|michael jordan|lebron james|serena williams|roger federer|rafael nadal|novak djokovic|usain bolt|david beckham|
  michael jackson|freddie mercury|elvis presley|john lennon|paul mccartney|bob dylan|bob marley|kanye west|kim kardashian|justin bieber|ariana grande|billie eilish|
  lady gaga|ed sheeran|harry styles|dua lipa|kendrick lamar|burna boy|davido adeleke|tom cruise|brad pitt|angelina jolie|johnny depp|amber heard|will smith|chris rock|tom hanks|
  leonardo dicaprio|christopher nolan|quentin tarantino|steven spielberg|stephen king|george orwell|jane austen|charles dickens|william shakespeare|agatha christie|
  albert einstein|isaac newton|charles darwin|marie curie|stephen hawking|nikola tesla|martin luther|nelson mandela|winston churchill|margaret thatcher|boris johnson|
  keir starmer|rishi sunak|tony blair|king charles|angela merkel|emmanuel macron|vladimir putin|narendra modi|rahul gandhi|mahatma gandhi|virat kohli|sachin tendulkar|
  shah rukh|amitabh bachchan|bola tinubu|peter obi|chinua achebe|wole soyinka|chimamanda adichie|abraham lincoln|george washington|john kennedy|george bush|bill clinton|
  hillary clinton|bernie sanders|james bond|luke skywalker|darth vader|peter pan|bruce wayne|clark kent|peter parker|tony stark|mickey mouse|homer simpson|jack sparrow|
  gordon ramsay|robbie williams|jamie oliver|oprah winfrey|simon cowell|piers morgan|jeremy clarkson|joe rogan|greta thunberg|karl marx|adam smith|sigmund freud|marie kondo|
  shania twain|celine dion|céline dion|whitney houston|dolly parton|stevie wonder|bruno mars|mariah carey|alanis morissette|britney spears|edith piaf|édith piaf|
  marilyn monroe|audrey hepburn|clint eastwood|yoko ono|fela kuti|tiwa savage|salman khan|aamir khan|deepika padukone|priyanka chopra|mohamed salah|jürgen klopp|
  josé mourinho|karim benzema|erling haaland|didier drogba|thierry henry|zinedine zidane|lewis hamilton|roy keane|conor mcgregor|rory mcilroy|manny pacquiao|
  jacinda ardern|nicola sturgeon|leo varadkar|imran khan|trevor noah|cyril ramaphosa|jacob zuma|william ruto|raila odinga|uhuru kenyatta|goodluck jonathan|
  julius caesar|marie antoinette|florence nightingale|oscar wilde|virginia woolf|bear grylls|judge judy|nigella lawson|mary berry|delia smith`
    .split('|')
    .map((name) => name.trim()),
)
