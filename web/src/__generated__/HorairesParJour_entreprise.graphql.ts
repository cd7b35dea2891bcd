/**
 * @generated SignedSource<<7328013efb16bc871555550c56599b07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HorairesParJour_entreprise$data = {
  readonly heures: {
    readonly prochaines: ReadonlyArray<{
      readonly au: string;
      readonly du: string;
      readonly motif: string | null | undefined;
      readonly plages: ReadonlyArray<string>;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"heures_entreprise">;
  readonly " $fragmentType": "HorairesParJour_entreprise";
};
export type HorairesParJour_entreprise$key = {
  readonly " $data"?: HorairesParJour_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"HorairesParJour_entreprise">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HorairesParJour_entreprise",
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
                  "value": 90
                }
              ],
              "concreteType": "JoursExceptionnels",
              "kind": "LinkedField",
              "name": "exceptions",
              "plural": true,
              "selections": (v0/*:: as any*/),
              "storageKey": "exceptions(prochains:90)"
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Heures",
      "kind": "LinkedField",
      "name": "heures",
      "plural": false,
      "selections": [
        {
          "alias": "prochaines",
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
          "selections": (v0/*:: as any*/),
          "storageKey": "exceptions(prochains:30)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Entreprise",
  "abstractKey": null
};
})();

(node as any).hash = "5a4b54730df2ef7c7633f278fda81820";

export default node;
