import { servePhone } from "../../../room/one-phone/serve-phone.ts";
import { answerCoup } from "../practice/coup-answers.ts";
import { coup } from "../practice/coup-listed.ts";

servePhone(coup, answerCoup);
