/**
 * @generated SignedSource<<6a27b5a56b4369a6ce0a1b13e6cfc252>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Maintenant_entreprise$data = {
  readonly " $fragmentSpreads": FragmentRefs<"heures_entreprise">;
  readonly " $fragmentType": "Maintenant_entreprise";
};
export type Maintenant_entreprise$key = {
  readonly " $data"?: Maintenant_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"Maintenant_entreprise">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Maintenant_entreprise",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "heures_entreprise",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Heures",
          "kind": "LinkedField",
          "name": "heures",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lundi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mardi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mercredi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jeudi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "vendredi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "samedi",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dimanche",
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "prochains",
                  "value": 30
                }
              ],
              "concreteType": "JoursExceptionnels",
              "kind": "LinkedField",
              "name": "exceptions",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "du",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "au",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "plages",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "motif",
                  "storageKey": null
                }
              ],
              "storageKey": "exceptions(prochains:30)"
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Entreprise",
  "abstractKey": null
};

(node as any).hash = "c93391f7fcf79c7bacd7ec418fea6b4c";

export default node;
