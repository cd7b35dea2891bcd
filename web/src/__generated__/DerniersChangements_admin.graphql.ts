/**
 * @generated SignedSource<<822504191971ca0c72075997b79a67d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DerniersChangements_admin$data = {
  readonly latestChanges: ReadonlyArray<{
    readonly __typename: string;
    readonly databaseId: number;
    readonly id: string;
    readonly nom?: string;
    readonly question?: string;
    readonly softdelete: boolean;
    readonly titre?: string;
    readonly updatedAt: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "DerniersChangements_admin";
};
export type DerniersChangements_admin$key = {
  readonly " $data"?: DerniersChangements_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DerniersChangements_admin">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nom",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "titre",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DerniersChangements_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "latestChanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "softdelete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Entreprise",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v1/*:: as any*/),
          "type": "Presentation",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v1/*:: as any*/),
          "type": "Slide",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Equipe",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Projet",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Service",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "CategorieProjet",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "CategorieService",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v1/*:: as any*/),
          "type": "Faq",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "question",
              "storageKey": null
            }
          ],
          "type": "FaqQuestion",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Partenaire",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": (v0/*:: as any*/),
          "type": "Testimonial",
          "abstractKey": null
        }
      ],
      "storageKey": "latestChanges(first:10)"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "95e26fa773ce7acb647f878f12d29a00";

export default node;
