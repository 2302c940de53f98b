// Made by clients/regenerate from 28eb225d6563f48b2ead0686f10520658f0e74d27248f7f775aab49812bc41b0
export {};
