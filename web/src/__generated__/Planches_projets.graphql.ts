/**
 * @generated SignedSource<<c75d5fd057e498be811e0be821343dc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Planches_projets$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"Planche_projet">;
    };
  }>;
  readonly " $fragmentType": "Planches_projets";
};
export type Planches_projets$key = {
  readonly " $data"?: Planches_projets$data;
  readonly " $fragmentSpreads": FragmentRefs<"Planches_projets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Planches_projets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjetEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Projet",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Planche_projet"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SiteProjetsConnection",
  "abstractKey": null
};

(node as any).hash = "b68ed05f275767940c988f114a83d445";

export default node;
