/**
 * @generated SignedSource<<e8280ae4341294bd1f0c2773f97412c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rubrique_faq$data = {
  readonly databaseId: number;
  readonly questions: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly question: string;
    readonly reponse: string;
  }>;
  readonly titre: string;
  readonly " $fragmentType": "Rubrique_faq";
};
export type Rubrique_faq$key = {
  readonly " $data"?: Rubrique_faq$data;
  readonly " $fragmentSpreads": FragmentRefs<"Rubrique_faq">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Rubrique_faq",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reponse",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Faq",
  "abstractKey": null
};
})();

(node as any).hash = "db788a3da4f366aab5643e59d5012dbe";

export default node;
