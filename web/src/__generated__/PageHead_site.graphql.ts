/**
 * @generated SignedSource<<9f9d073df714670571ff8eca96b2ea03>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageHead_site$data = {
  readonly demo: boolean;
  readonly entreprise: {
    readonly nom: string;
    readonly resume: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise">;
  };
  readonly " $fragmentType": "PageHead_site";
};
export type PageHead_site$key = {
  readonly " $data"?: PageHead_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHead_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "demo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resume",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "bureau_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adresse",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "latitude",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "longitude",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "e20371c237f7860c0b72cbd030079a8e";

export default node;
