/**
 * Common words that are similar to a make, a model or another term and must not be corrected to it. Other words are only corrected
 * if they are very similar, so the list has short, similar and frequent words.
 */
const COMMON = `
circa except mot removable removal removals recovery ramp
tail lift lifts capacity secret words above starting website site franchise transferable transfer documents docs approval second rain raining mates
rates kingdom ireland collect collected mileage inspect inspection procedure courtesy dreaded realistic realistically weekly mixed usual
combi kombi tonner tonners living candy connection connections export exported expect expects except repay health border badge audit server render living serve
and are but can cannot could cost did does dont each else ever for from get got had has have her him his how ill its ive just let like make
may more most much must nor not off old one only our out own per put say see she should show six some such sure take ten than that the
their them then they this those too top try two use van vans very via was way wed well were what when which who why will with wont would
you your yours abs add auto autos bad bed bit bhp boot bumper cab claim con cube cubic derv eco extra flat gas hp hybrid im knee leg leather
lwb mpg mwb nav ply reg registered sat seater swb ulez vat towing tow towed tows caravan trailer trailers digger diggers diggings
mixer cement garden waste topsoil gravel aggregate hay bales horses sheep cattle quad jetski boat boats kayak drum drums guitar speakers
stage lighting band gig marquee event stall stalls bakery bread cakes butcher fishmonger florist laundry dry cleaners decorator decorators
glazier joiner joiners tilers roofers scaffolder scaffolders plumber electrician handyman window cleaner gritter locksmith vet
hereford leeds london manchester liverpool chester scotland wales wirral birmingham bristol cardiff bolton preston stoke crewe wrexham
feb march april june july august september october november december january february spring summer autumn winter hurry quick asap
driving drove driven parked parking broke broken fault faulty noise leaking leak burnt smashed dented scratched rusty rusted knackered
mechanic mechanical mechanically electrics wiring bonnet boot exhaust clutch brakes brake steering suspension battery alternator tyre
tyres sump oil filter belt chain turbo injector injectors adblue gearstick handbrake airbag airbags belts mirrors wipers spare jack
about above accept access account actually add address advance advice advise afford afraid after afternoon again against age ago agree
ahead allow almost alone along already alright also although always amount another answer any anybody anyone anything anyway apart
appointment area around arrange arrive ask asking away awesome babe back badly bank bargain based basic because become been before begin
behind being believe below best better between beyond big biggest bill birthday bit blast block board boards bob body boss both bother
bottom bought box boxes boy boys brand bread break bricks bridge bring brother brought build builder builders building business busy buy
buying cable cabin cake call called calls came camera cancel cannot capital car card care careful carer cargo carpet carpets carry
carrying cars case cash catch cats caught cause cement centre certain chance change charge charger charging charity cheap cheaper
cheapest check cheers child children choice choose church cities city class clean cleaner cleaning clear clients climb clock close closed
coat coding coffee cold collect colour colours come comes comfy coming comment common company compare complain complaint complete
computer condition confirm consider contact contract control cook cooker corner correct cost costs could council count county couple
course cover crap cream credit crew cross current customer customers cut daft damn dance dark date daughter days deal dealer dealers
deals dear debt decent decide declined decor deck deep default definitely degree delay deliver delivered deliveries delivering delivery
depends depot desk detail details diary did different difficult dinner direct directions director dirt dirty discount discuss dish
distance does dog dogs doing done door doors dont double down dream dress drink drive driver drivers driving drop dropped drum dry due
during each early earn easier easily easy eight either else email emails empty end engine english enough enquiry entry equipment even
evening event events ever every everyone everything exact exactly example excellent excuse exist expect expensive experience expired
explain extra face fact fair fairly fall family famous fancy farm farmer fast faster father favour features feel feet fell fence few
field figure figures file fill final finally find finder finds fine finish fire firm first fish fit fits fitted fitter five fix fixed
flat fleet flex flexible flight flood floor floors florist flower flowers fold folding follow food foot for force forget fork form former
fort forty forward found four frame free freight french fresh friday friend friends from front full fully fun funny furniture further
future game garage garden gardener gardening gas gate gave gear gears general get gets getting girl give given giving glad glass goes
going gone good goods google got grand great green greens ground group grow guarantee guess guide guys had haha half hand handle handy
hang happen happens happy hard has hate haul have having head hear heard heart heat heavy height hell hello help helpful here hers hi hide
high higher highest hire him his history hold hole holiday holidays home honest hope horse hospital host hot hotel hour hours house how
however huge human hundred hurry husband idea ideal idiot ignore imagine important inch include included includes including indeed info
information inside instead instruct instructions insurance insure insured interest interested into invoice issue items its itself job
jobs join joiner joke just keen keep kept key keys kids kind kinda kindly king kitchen kitchens knew know knows ladder ladders lads lady
land large larger largest last late later latest laugh law lawn layer lead leader learn lease leasing least leave leaving left legal
legs lend lender lenders length less let lets letter level licence license lift light lights like liked likely limit limited line lined
list listed listen little live lives load loaded loading loads loan local location lock locks logo london long longer longest look
looking looks lorry lose lost lots loud love lovely low lower lowest luck lunch machine made mail main maintain major make makes making
manage manager many map march market mate mates material materials matter maybe meal mean means measure meat medium meet meeting member
mention mess message met metal middle might mile miles milk mind mine minimum minor minute minutes mirror miss missed missing mobile mode
model models modern moment monday money month monthly months more morning mortgage most mother motor mount mouth move moved mover movers
moves moving much music must myself name names narrow near nearest need needed needs negotiate never new newer newest news next nice
night nine nobody none noon normal normally north nothing notice now number numbers obviously occasion odd off offer offers office often
okay old older oldest once one ones online only open opened opening opens opinion option options order ordered other others ours out outside
over overall owe own owned owner owners pack paid pain paint painter painting pal pallet pallets panel paper parcel parcels pardon parents park
parked parking part parts party pass past path pay paying payment payments payout pence people per perfect perhaps person personal pet
phone photo photos pick picked picks picture pictures piece pipe pipes place places plain plan planks planning plant plants plaster
plasterer plastic plate plates play please plenty plug plumber plumbers plumbing plus pocket poem point police poor possible possibly
post postcode pound pounds power powerful practical prefer preferably pretty previous price priced prices print private probably problem
problems process profit project promise proof proper properly property proud provide public pull pump purchase purpose push put quality
quarter question questions quick quickly quiet quite quote race rack racking radio rain raise ran range rate rates rather reach read
ready real really reason reasonable reasons receive recent recently recipe reckon recommend record red reduce register regular reliable
remain remember remove rent rental rented repair repairs reply request require required reserve rest return reverse
review reviews rich ride right ring rise risk road roads robot rock roll roof roofer roofing room rough roughly round route rubbish rules
run running runs rush sack sad safe safety said sale sales same sand saturday save saw say says scaffold scaffolding school score screen
sea search seat seated seater seats second seconds section secure security see seems seen sell selling send sense sent sentence separate
serious seriously serve service serviced services serving set seven several shall shape share she shed sheet sheets shelf shift ship
shocking shop shopping short shorter should show showed showing showroom shows shut side sides sign signed similar simple simply since
single sir sister sit site sites six size sizes skip sleep sleeps slow small smaller smallest smart smell smoke snow social soft sold
solid solo some somebody somehow someone something sometimes somewhere son song soon sorry sort sorted sound space spare speak special
specific speed spend spoke sport sports spot spring square staff stage stand standard standing stands star start started starting starts
state status stay steal step stick still stock stone stop stopped storage store stores story straight strange street strong stuff stupid
style such sunday super supply support suppose sure surprise sweet swap system table take taken takes taking talk tall taller tank task
taste tax taxed taxi tea team tech tell telling ten tenant term terms test text than thank thanks that thats the their them then there
these they thick thin thing things think third thirty this those though thought thousand three through throw thursday ticket tidy tiler
timber time times tiny tip tipping tips tired title today together told tomorrow tonight too took tool tools top topic total totally
touch tough tour toward towards tower town track trade trader trades tradesman traffic trailer train training translate transport trash travel
tree trees trial trick tried trip trips trolley trouble truck trucks true trust truth try trying tuesday turn twelve twenty twice two type
types tyre tyres ugly under understand understood unit unless unlike until upgrade upon used useful user using usual usually value van
vans various vast vehicle vehicles version very video view viewing visit voice volume wage wait waiting walk wall walls want wanted
wanting wants warm wash waste watch water weather wedding wednesday week weekend weekends weekly weeks weight weird welcome well went
were west what whats whatever wheel wheels when where whether which while white who whole whom whose why wide wider width wife will
window windows winter wise wish with within without woman won wonder wont wood wooden word words work worked worker working works world
worry worse worst worth would write wrong yeah year years yellow yes yesterday yet you young your yours zero zone zones
arse bastard bloody bollocks bugger cunt dick fuck fucked fucker fucking moron piss prick rubbish shit shite tosser twat wanker
prompt ignore pretend forget secret password admin database drop table select script assistant rules policy policies developer
charging courier couriers couriering delivery deliver electrician electricians carpenter
carpentry landscaping landscaper landscapers caterer catering scrap clearance clearances caravan caravans motorbike motorbikes bike
bikes mountain surfing surfboard camping holiday weekend dogs kennels disabled passenger passengers worker workers
apprentice apprentices labourer labourers colleague colleagues brickie chippy sparky sparkie gaffer fella lad mum dad nan wee aye
cheque debit paypal bitcoin crypto football president election recipe bomb hack hello hiya howdy morning afternoon evening goodbye
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON.split(/\s+/).filter(Boolean));
