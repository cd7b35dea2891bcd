/**
 * @generated SignedSource<<52621fe6709f72b7ecb37298cefec9c3>>
 * @relayHash 584efde03ed135bdd6c04ffcdd15c355
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a377f79fdc3e9dcbde78bc34b046f689e4016e5858615b55bd1091f20163be48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a377f79fdc3e9dcbde78bc34b046f689e4016e5858615b55bd1091f20163be48",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
